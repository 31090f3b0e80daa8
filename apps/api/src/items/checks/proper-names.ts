const list = (names: string) => new Set(names.split('|'));

/** Countries, continents and cities that books often name. */
const PLACES = list(
  'afghanistan|africa|albania|alexandria|algeria|america|amsterdam|antarctica|antwerp|arabia|argentina|armenia|asia|athens|atlanta|australia|austria|babylon|baghdad|bangladesh|barcelona|beijing|belgium|berlin|bohemia|bolivia|bombay|bosnia|boston|brazil|britain|brussels|budapest|bulgaria|burma|cairo|calcutta|california|cambodia|canada|carthage|chicago|chile|china|colombia|constantinople|copenhagen|corsica|crete|crimea|croatia|cuba|cyprus|damascus|delhi|denmark|dublin|ecuador|edinburgh|egypt|england|ethiopia|europe|finland|france|galapagos islands|geneva|genoa|georgia|germany|ghana|glasgow|greece|greenland|haiti|hamburg|hawaii|holland|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|istanbul|italy|jakarta|jamaica|japan|jerusalem|kenya|kiev|korea|kyoto|lebanon|leipzig|libya|lisbon|lithuania|liverpool|london|los angeles|madagascar|madrid|malaysia|manchester|melbourne|mesopotamia|mexico|mexico city|milan|mongolia|morocco|moscow|mumbai|munich|naples|nepal|netherlands|new york|new zealand|nigeria|north america|norway|oslo|pakistan|palestine|panama|paris|persia|peru|philadelphia|philippines|poland|portugal|prague|prussia|rome|russia|san francisco|saudi arabia|scotland|senegal|serbia|seville|shanghai|siberia|sicily|singapore|somalia|south africa|south america|south korea|spain|sri lanka|stockholm|sudan|sumatra|sweden|switzerland|sydney|syria|taiwan|tanzania|tehran|thailand|tibet|tokyo|toronto|troy|tunisia|turin|turkey|uganda|ukraine|united kingdom|united states|uruguay|vatican|venezuela|venice|vienna|vietnam|wales|warsaw|washington dc|yemen|zurich',
);
const BEFORE = 'bay|cape|gulf|isle|lake|mount|port|river|strait';
const AFTER =
  'bay|canal|coast|county|desert|island|islands|mountains|ocean|peninsula|province|river|sea|valley';
const PLACE_WORD = new RegExp(`^(?:${BEFORE}) | (?:${AFTER})$`, 'i');

const FIRST_NAMES = list(
  'ada|adam|agnes|alan|albert|alexander|alfred|alice|amelia|amos|amy|andrew|angela|anna|anne|annie|anthony|antoine|arthur|barbara|beatrice|benjamin|bernard|bertha|blaise|carl|caroline|catherine|cecil|charles|charlotte|christopher|clara|claude|clement|cornelius|daniel|dante|david|diana|dmitri|dorothy|edgar|edith|edmund|edward|edwin|eleanor|elias|eliza|elizabeth|ella|emily|emma|emmy|enrico|erasmus|eric|ernest|eugene|eva|evelyn|felix|ferdinand|frances|francis|frank|franklin|franz|fred|frederick|friedrich|galileo|george|georges|gertrude|giovanni|giuseppe|gottfried|grace|gregor|guglielmo|gustav|guy|hannah|hans|harold|harriet|harry|heinrich|helen|helena|henri|henry|herbert|hermann|howard|hugh|humphry|ida|ignaz|immanuel|irene|isaac|ivan|jacob|jacques|james|jane|jean|jeremy|jim|joan|joe|johann|johannes|john|jonathan|joseph|josephine|joshua|juan|jules|julia|julius|karl|katharine|katherine|konrad|laura|lawrence|leo|leonardo|leonhard|lewis|lise|lorenzo|louis|louise|lucy|ludwig|luigi|luis|luther|marcel|marco|marcus|margaret|maria|marie|marion|mark|martin|mary|matthew|maurice|max|michael|michelangelo|miguel|mikhail|mohandas|muhammad|napoleon|nathaniel|nelson|niccolò|nicholas|nicolaus|niels|nikola|nikolai|olga|oliver|oscar|otto|pablo|patrick|paul|pedro|percy|peter|philip|pierre|rachel|ralph|ray|raymond|rebecca|rené|richard|roald|robert|roger|ronald|rosa|rosalind|roy|rudolf|ruth|samuel|sarah|sergei|sigmund|simon|sofia|sophie|stanley|stephen|susan|sylvia|ted|theodor|theodore|thomas|tim|toni|tycho|ulysses|ursula|vasco|vera|victor|vincent|virginia|vladimir|wallace|walter|werner|wilhelm|willa|william|winston|wolfgang',
);
const HONORIFICS = list(
  'king|queen|emperor|empress|prince|princess|pope|sir|lady|lord|president|captain|general|admiral|dr|mr|mrs|miss|duke|tsar|czar|professor|cardinal|bishop',
);

const PARTICLES = list('the|of|and|de|von|van|la|le|da|du');

/** Whether a text is surely the name of a place. */
export function isPlaceName(text: string): boolean {
  if (!isAllCapitalised(text)) return false;
  const bare = text.toLowerCase().replace(/^the /, '');
  return PLACES.has(bare) || PLACE_WORD.test(bare);
}

/** "The River Nile" as "nile". */
export const withoutPlaceWord = (text: string) =>
  text.toLowerCase().replace(/^the /, '').replace(PLACE_WORD, '');

/** "King" or "Mr", in small letters. */
export const isHonorific = (word: string) => HONORIFICS.has(word);

/** Whether a text is surely the name of a person: a first name or a title, and more. */
export function isPersonName(text: string): boolean {
  const [first = '', ...rest] = text.toLowerCase().replaceAll('.', '').split(/\s+/);
  return (
    rest.length > 0 && isAllCapitalised(text) && (FIRST_NAMES.has(first) || isHonorific(first))
  );
}

const isAllCapitalised = (text: string) =>
  text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || PARTICLES.has(word));
