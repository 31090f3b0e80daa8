const wordSet = (list: string) => new Set(list.split(/\s+/));

/** They say nothing by themselves, or could be many others: "a large number", "such areas". */
const GENERAL = wordSet(
  `account action activity administrator advance advantage age aim amount answer application appearance approach
  area argument arm arrangement article aspect assistance attempt attention attitude author basis beginning behavior behaviour
  belief benefit body book business campaign capability capacity care case category cause center centre century chance change
  character characteristic child choice circumstance citizen city claim class collection column combination command comment
  committee communication community company component composer computer concept concern conclusion condition conduct
  connection consequence construction contemporary content context contrast control conversation copy cost country couple
  course curiosity date day deal death decade decision decrease default degree demand detail determination development
  device difference difficulty dimension direction discovery discussion display distance distinction distribution dollar
  ease editor effect effort element employee employer end engineer enthusiasm environment error essay essence event evidence
  example excitement existence expectation experience expert explanation expression extent eye face fact factor fall family
  farm fashion feature feeling field figure file findings first floor focus follower force foreground form formation
  foundation framework friend front function gap generation giving goal government ground group growth guest guidance half
  hand head health hierarchy history home hour house household human hundred idea image importance improvement increase
  individual information input inquiry instance institution instrument integration intention interest interview investigation
  issue item job judgment judgement key kind knowledge lack language law leader leadership lecture length level library life
  line list location loss lot main majority man manner mark mass material matter means measure mechanism member
  message method mind minute mix model moment money month morning movement multitude name nation nature need network night
  norm note number object objection observation observer occasion office officer operation opening opinion opportunity option order
  organization organisation origin others output outcome owner package page pair parameter part participant party pass past path
  pattern people percent percentage performance period person personnel perspective phase phenomenon philosopher phrase
  picture piece place plan player point population portion position possibility potential power practice presence present
  pressure principle problem procedure process product production professional program programme progress project
  property proportion proposal prospect protection purpose quality quantity question range rank rate reader reason record
  reference region relation relationship report representation request requirement research researcher resemblance resource
  respect response responsibility rest result return rise role root row rule run sample scale scene scholar school science scientist
  scope screen section security sense sentence sequence series service set setting settler shape share shift side sign
  significance situation size skill society solution song sort source space speaker specialist stage standard state statement
  station status step stock strategy string structure student study style subject subtype success sum supply support surface
  surrounding system tab table target task teacher team technique technology tendency term terms test text thing thought thousand
  time title today tool topic total town track transaction transition treatment trend trouble try type understanding unit
  usage use user value variant variation variety version view village visitor way week while whole winter woman word work worker
  working world writer writing year yard youth zone beauty truth success failure help
  access conflict war peak self debate groundwork insistence rights goods commitment disgust meaning letter notion mention
  catalogue regard repeat charm scheme boldness neck mile sight season subfield balance mankind subset discipline syntax definition
  description subdivision addition recommendation functioning clause opposition claim victory loss grouping tension
  restriction fairness planner varieties anything something everything becoming`,
);
const IRREGULAR = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['criteria', 'criterion'],
  ['phenomena', 'phenomenon'],
  ['analyses', 'analysis'],
  ['bodies', 'body'],
]);
const GENERAL_ADJECTIVE = wordSet(
  `able above actual additional agreed all alternative ancient any appropriate available average bad basic best better big
  broad brief careful central certain chief clear close common complete complex considerable correct current daily dear deep
  different difficult direct distinct diverse due early easy effective entire equal especial essential exact excellent
  existing extreme fair familiar famous far few final fine first following former free frequent full fundamental further
  future general given good grand great greater greatest half happy hard heavy high higher highest huge ideal immediate
  important impossible individual initial integral interesting key large larger largest last late later latest least less
  like little local long longer low lower lowest main major many mere minor modern more most much multiple mutual narrow
  natural near necessary new next normal notable numerous obvious old older only open opposite ordinary original other
  overall overarching own particular peculiar perfect plain poor popular possible potential powerful practical present
  previous primary principal prior proper proud pure quick rapid rare real recent regular related relevant remarkable
  respective right same second serious several severe sharp short significant similar simple single slight small smaller
  so-called special specific standard strange strict strong subsequent substantial such sufficient suitable sure third
  together total true typical unique unusual upper useful usual various vast very vital weak well whole wide wonderful
  worth wrong young entirely previously based used involved called known made certain existing`,
);
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;
const COUNTED =
  /^(?:hundred|thousand|million|dozen|two|three|four|five|six|seven|eight|nine|ten)s? /i;
/** Taken for plurals, or for nouns. */
const VERBS =
  /^(?:allow|contain|describe|hold|include|involve|make|mean|occur|provide|refer|represent|require|return|show|use|appear|become|belong|consist|depend|exist|remain|seem)s?$/i;
const POINTING = /^(?:above|below|left|right|following|previous|self-evident)$/i;

/** Whether a word only says of which sort something is that anything may be. */
export const isGeneralAdjective = (word: string): boolean =>
  GENERAL_ADJECTIVE.has(word.toLowerCase());

/** Whether a noun of English is guessed, or not worth to be known, whatever the text is about. */
export function isGeneralNoun(noun: string): boolean {
  return (
    isGeneral(noun.toLowerCase()) ||
    CALENDAR.test(noun) ||
    COUNTED.test(noun) ||
    POINTING.test(noun) ||
    VERBS.test(noun)
  );
}

const isGeneral = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((form) =>
    GENERAL.has(IRREGULAR.get(form) ?? form),
  );
