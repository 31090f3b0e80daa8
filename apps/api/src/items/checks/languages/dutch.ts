import { type Language, anyWord, endings, opening, opposites, words } from './language.ts';

const TEXT = '(?:tekst|passage|fragment|alinea|hoofdstuk|citaat|paragraaf|tekstfragment)';
const WRITER = '(?:auteur|schrijver|schrijfster|verteller)';

export const DUTCH: Language = {
  code: 'nl',
  functionWords: words(`
    aan aangezien al alle als bij dan dat de deden deed den der deze die dit doen door drie dus een eens en enkele er
    geen gaf gaat ging haar had hadden heb hebben heeft hem hen het hier hij hoe hoeveel hun iets ik in is ja je
    kan konden kon kunnen kwam laten maar maken maakt maakte meer men met mijn moest moesten moet moeten na naar
    niet nog nu of om omdat onder ons ook op over reeds samen sinds te tegen ten terwijl toch toen tot tussen
    twee u uit van vanuit veel voor vooral waar waarbij waardoor waarin waarmee waarom waarop waarvan waarvoor wanneer
    want waren was wat welk welke werd werden wie wij wilde worden wordt wiens ze zelf zich zij zijn zo zoals zonder zou zouden
    noemt noemde heet naam`),
  endings: endings(
    'heden lijke lijkheid lijk heid ingen ing tie ties isch ische achtig ende end ten ten den de en er es e s t',
  ),
  absolute: anyWord(
    'altijd|nooit|steeds|alle|alles|iedereen|iedere?|elke?|niemand|niets|nergens|overal|uitsluitend|volledig|volkomen|geheel|absoluut|totaal|onmogelijk|alleen|zonder uitzondering|in geen geval|enkel',
  ),
  mildAbsolute: anyWord('alle|alles|alleen|enkel|niets|overal|volledig|geheel|elke?|iedere?'),
  noAbsolute: anyWord(
    '(?:niet|bijna|vrijwel|haast) (?:altijd|alle|alles|iedereen|elke?|iedere?|nooit|niets|alleen|volledig|geheel|enkel)',
    'vooral|boven alles|al met al|nog altijd|nog steeds|steeds (?:meer|minder|\\p{L}+er)',
    '(?:om de|elke|iedere?) (?:andere?|twee|drie|dag|week|maand|jaar)|alle (?:\\d+|twee|drie|vier|vijf)',
  ),
  vague: anyWord(
    'soms|vaak|dikwijls|meestal|gewoonlijk|doorgaans|zelden|normaal gesproken|over het algemeen|af en toe|regelmatig|geregeld|in het algemeen|typisch',
  ),
  asksForTheWrong: anyWord(
    'niet|geen|behalve|uitgezonderd|onjuiste?|foute?|verkeerde?|nooit|onware?|het minst',
  ),
  negation: anyWord(
    'niet|geen|nooit|niemand|niets|nergens|zonder|noch|onmogelijk|onjuist|onwaar|nauwelijks|behalve',
  ),
  condition: /(?:^|,? )(?:als|omdat|hoewel|terwijl|wanneer|tenzij|, (?:die|dat))\b[^?,]*/giu,
  asksWhy: opening('(?:waarom|om welke reden)'),
  catchAll: anyWord(
    '(?:alle|geen|beide|alles) (?:van )?(?:de |het |deze )?(?:bovenstaande|bovengenoemde|antwoorden|opties|genoemde|hierboven|zijn (?:juist|waar|goed))(?: \\p{L}+)*',
    '(?:antwoord(?:en)?|opties?) [a-e1-5](?: en [a-e1-5])*',
    '^[a-e] en [a-e]$|^(?:alle|alles|beide|geen van beide|geen|alle drie|geen van deze)$',
  ),
  pointsAtText: anyWord(
    `(?:de|het|deze|dit|die|dat|volgens) (?:bovenstaande |volgende |gegeven )?${TEXT}(?! van\\b)`,
    `volgens (?:de |het )?(?:${TEXT}|boek|${WRITER}|bron)`,
    `de ${WRITER} (?:zegt|schrijft|beweert|legt|noemt|beschrijft|denkt|stelt|vertelt)`,
    '(?:hierboven|eerder|boven|zojuist) (?:genoemd|beschreven|vermeld)e?|bovengenoemde?|(?:pagina|hoofdstuk|figuur|tabel) \\d+',
    'in (?:het|dit) boek',
  ),
  leans: opening(
    '(?:hij|zij|ze|hem|haar|hen|hun|deze|die|dit|dat|zulke?|hier|daar|daarom|daardoor|echter|bovendien|toch|dus|maar|en|ook|vervolgens|daarna|bijvoorbeeld|zijn (?=\\p{L}+ (?:is|was|werd|had|heeft)\\b))(?![\\p{L}-])',
    '(?:waarom|wanneer|waar|hoe|wat|wie|waarmee|waardoor|waarvoor)(?: (?-i:\\p{Ll}+)){1,2} (?:hij|zij|ze|hem|dit|deze)\\b',
  ),
  absurd: anyWord(
    "buitenaardsen?|aliens?|ufo[’']?s?|eenhoorns?|draken?|heksen?|feeën|fee|elfen?|zombies?|vampiers?|spoken?|superhelden?|robots?|tover\\p{L}*|magisch\\p{L}*",
    "pizza[’']?s?|hamburgers?|ijsjes?|chocolade\\p{L}*|snoep\\p{L}*|taart\\p{L}*|pannenkoeken?|popcorn|spaghetti|koekjes?|kauwgom",
    'smartphones?|mobieltjes?|internet|wifi|netflix|tiktok|instagram|facebook|youtube|google|televisies?|computerspel\\p{L}*|computers?',
    'disco\\p{L}*|karaoke|clowns?|circus\\p{L}*|teddyber\\p{L}*|kerstman|sinterklaas|dinosaurus\\p{L}*|pinguïns?|eenwielers?|pyjama\\p{L}*|sokken?|dansen|dansten|dansten|kietel\\p{L}*|niezen|gapen|snurken|grappige?r?|saaie?|verveel\\p{L}*|verveling|loterij|voetbal\\p{L}*',
  ),
  whimsical: anyWord(
    'maan|kaas|schoenen|hoeden|hoed|pruik\\p{L}*|baard\\p{L}*|paraplu\\p{L}*|parfum|soep|jam|honing|bananen?|kikkers?|papegaai\\p{L}*|katten?|zingen|zongen|liedjes?|grapp\\p{L}*|gedichten?|dutje|droom\\p{L}*|dromen|vakantie|picknick|paars|roze|jaloers|verlegen|boos|verliefd|humeur|lui|hield\\p{L}* van|houdt van|haat\\p{L}*|vergat\\p{L}*|vergeten|geluk|lekker\\p{L}*',
  ),
  opposites: opposites(`
    meer/minder groter|grotere|grootste/kleiner|kleinere|kleinste hoger|hogere|hoogste/lager|lagere|laagste steeg|stijgt|groeide|groeit|nam_toe|neemt_toe/daalde|daalt|kromp|nam_af|neemt_af
    eerste|eerst/laatste|laatst langer|lange/korter|korte sneller|snel/langzamer|langzaam warm|warmer|heet/koud|kouder noord\\p{L}*/zuid\\p{L}* oost\\p{L}*/west\\p{L}*
    sterk|sterker/zwak|zwakker makkelijk|gemakkelijk/moeilijk|moeilijker goedkoop|goedkoper/duur|duurder begon|begin/eindigde|einde won|overwinning/verloor|nederlaag
    toegestaan|mocht/verboden|verbood opent|opende|open/sluit|sloot|gesloten droog|droge/nat|natte|vochtig dag|overdag/nacht|nachts arm|arme/rijk|rijke mannetjes?|mannelijk\\p{L}*/vrouwtjes?|vrouwelijk\\p{L}*
    verbeterde|verbetert/verslechterde|verslechtert licht|lichte/donker|donkere|zwaar boven|bovenste/onder|onderste binnen|binnenste/buiten|buitenste jong|jonge/oud|oude`),
};
