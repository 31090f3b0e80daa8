const list = (names: string) => new Set(names.split('|'));

/** Countries, continents and cities that books often name. */
const PLACES = list(
  'afghanistan|africa|albania|alexandria|algeria|america|amsterdam|antarctica|antwerp|arabia|argentina|armenia|asia|athens|atlanta|australia|austria|babylon|baghdad|bangladesh|barcelona|beijing|belgium|berlin|bohemia|bolivia|bombay|bosnia|boston|brazil|britain|brussels|budapest|bulgaria|burma|cairo|calcutta|california|cambodia|canada|carthage|chicago|chile|china|colombia|constantinople|copenhagen|corsica|crete|crimea|croatia|cuba|cyprus|damascus|delhi|denmark|dublin|ecuador|edinburgh|egypt|england|ethiopia|europe|finland|france|galapagos islands|geneva|genoa|georgia|germany|ghana|glasgow|greece|greenland|haiti|hamburg|hawaii|holland|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|istanbul|italy|jakarta|jamaica|japan|jerusalem|kenya|kiev|korea|kyoto|lebanon|leipzig|libya|lisbon|lithuania|liverpool|london|los angeles|madagascar|madrid|malaysia|manchester|melbourne|mesopotamia|mexico|mexico city|milan|mongolia|morocco|moscow|mumbai|munich|naples|nepal|netherlands|new york|new zealand|nigeria|north america|norway|oslo|pakistan|palestine|panama|paris|persia|peru|philadelphia|philippines|poland|portugal|prague|prussia|rome|russia|san francisco|saudi arabia|scotland|senegal|serbia|seville|shanghai|siberia|sicily|singapore|somalia|south africa|south america|south korea|spain|sri lanka|stockholm|sudan|sumatra|sweden|switzerland|sydney|syria|taiwan|tanzania|tehran|thailand|tibet|tokyo|toronto|troy|tunisia|turin|turkey|uganda|ukraine|united kingdom|united states|uruguay|vatican|venezuela|venice|vienna|vietnam|wales|warsaw|washington dc|yemen|zurich',
);
const LAND_AND_WATER =
  'bay|canal|cape|coast|county|desert|falls|gulf|harbour|island|islands|isle|lake|mount|mountains|ocean|peninsula|port|province|river|sea|strait|valley';
const PLACE_WORD = new RegExp(`^(?:${LAND_AND_WATER}) |(?: )(?:${LAND_AND_WATER})$`, 'i');

const FIRST_NAMES = list(
  'adam|alan|albert|alexander|alfred|alice|amos|andrew|angela|anna|anne|anthony|antoine|arthur|barbara|benjamin|bernard|blaise|caroline|catherine|charles|charlotte|christopher|claude|daniel|david|dmitri|dorothy|edmund|edward|edwin|eleanor|elizabeth|emily|emma|emmy|enrico|eric|ernest|ferdinand|francis|franklin|franz|frederick|friedrich|galileo|george|georges|gottfried|gregor|grace|guglielmo|hannah|hans|harold|harriet|heinrich|helen|henri|henry|herbert|hermann|howard|hugh|humphry|ignaz|immanuel|isaac|ivan|jacques|james|jane|jean|jeremy|joan|johann|johannes|john|joseph|jules|julius|karl|katherine|konrad|leo|leonardo|leonhard|lise|louis|louise|lucy|ludwig|marco|margaret|maria|marie|mark|martin|mary|max|michael|michelangelo|miguel|napoleon|niccolò|nicholas|nicolaus|niels|nikola|oliver|oscar|otto|pablo|patrick|paul|percy|peter|philip|pierre|rachel|raymond|rebecca|rené|richard|robert|rosalind|rudolf|samuel|sarah|sigmund|simon|sofia|sophie|stephen|susan|theodore|thomas|tim|tycho|ulysses|vasco|victor|vincent|virginia|walter|werner|wilhelm|william|winston|wolfgang',
);
const TITLES = list(
  'king|queen|emperor|empress|prince|princess|pope|saint|st|sir|lady|lord|president|captain|general|admiral|dr|mr|mrs|miss|duke|tsar|czar|professor|cardinal|bishop',
);

const PARTICLES = list('the|of|and|de|von|van|la|le|da|du');

/** Whether a text is surely the name of a place. */
export function isPlaceName(text: string): boolean {
  if (!isAllCapitalised(text)) return false;
  const bare = text.toLowerCase().replace(/^the /, '');
  return PLACES.has(bare) || PLACE_WORD.test(bare);
}

/** "King" or "Mr", in small letters. */
export const isTitle = (word: string) => TITLES.has(word);

/** Whether a text is surely the name of a person: a first name or a title, and more. */
export function isPersonName(text: string): boolean {
  const [first = '', ...rest] = text.toLowerCase().replaceAll('.', '').split(/\s+/);
  return rest.length > 0 && isAllCapitalised(text) && (FIRST_NAMES.has(first) || isTitle(first));
}

const isAllCapitalised = (text: string) =>
  text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || PARTICLES.has(word));
