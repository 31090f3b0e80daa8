import { isOfScreen, saysNothing } from './bite-refusals.ts';
import type { WordLore } from './names.ts';
import { definitionOf } from './prose/definitions.ts';
import { standsAlone } from './standing-alone.ts';
import type { TextSentence } from './text-sentences.ts';

const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;

/** What often says why, what for, on what condition, or what something is. */
const CUE = new RegExp(
  `\\b(?:${oneOf('because means depends requires causes cannot unless whenever consists essential fundamental principle rule law purpose')}` +
    '|in order to|the (?:more|less|greater|better) .{3,60}, the (?:more|less|greater|better)|is called|are called' +
    '|known as|defined as|refers to|leads? to|results? (?:in|from)|so that|only (?:when|if|by)|not only|must|most important|tends? to' +
    '|is (?:an?|the|that|to|not)|are (?:the|those))\\b',
  'i',
);
const FIRST_PERSON = /\b(?:I|me|my|mine|myself|we|us|our|ours|you|your|yours)\b/;
const PAST =
  /\b(?:was|were|had|did|\p{L}{2,}ed|came|went|took|made|said|saw|found|gave|told|knew|began|became)\b/u;
const PRESENT = /\b(?:is|are|has|have|does|do|can|may|must|will|should|cannot)\b/;

/** Tells somebody to do something, as manuals and lists of changes do. */
const ORDER = new RegExp(
  `^${oneOf(
    'Add Implement Allow Apply Assume Carry Record Raise Lower Bring Stand Grasp Seize March Determine Specify Avoid Be Change Check Choose Click Consider Copy Create Delete Describe Do Document ' +
      'Drop Edit Enable Ensure Enter Explain Find Fix Give Go Have Imagine Improve Include Install Keep Let Look ' +
      'Make Mention Modify Move Note Observe Open Place Please Press Provide Put Read Recall Refer Remember Remove Repeat ' +
      'Replace Return Run Save See Select Set Show Start Suppose Take Tell Try Turn Type Update Use Verify View Wait ' +
      'Write',
  )}\\b(?! (?:of|is|was|are)\\b)`,
);
/** "Open source software", "Set theory", "Change management": a noun that begins as an order does. */
const NAMED_LIKE_ORDER =
  /^(?:Open (?:access|data|standards?|source)|Set theory|Change (?:management|control)|Type (?:theory|systems?|inference|safety)|Document (?:formats?|management)|Place names?|Return rates?|Show business|Check digits?|Move semantics|Use cases?|Note values?|Run times?|View models?|Press freedom)(?!\p{L})/u;
const isOrder = (text: string) => ORDER.test(text) && !NAMED_LIKE_ORDER.test(text);
const SAYS_WHAT = 2.2;
const SAYS_WHY = 1.5;
/** A cause, a condition, a year or a number makes of what happened something to know. */
const TELLS_MORE =
  /\b(?:because|due to|led to|caused|resulted|in order to|despite|so that|thus|after|when|until|first|(?:1[0-9]|20)\d\d|\d+ percent|most|only)\b/i;
const HAPPENED = { once: 0.3, forReasons: 0.75 };
const CITES = /\([^()]*\b(?:1[89]|20)\d\d[a-z]?\)/;
const CITING = 0.3;

/** "The moon raises"; a plural looks the same. */
const MAY_BE_VERB = /\b\p{Ll}{3,}s\b/u;
const NO_VERB = 0.2;

/** The first words of sentences that go on from the one before, by language. */
const OPENINGS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    de: 'nur dies diese dieser dieses diesem diesen er sie es ihr ihre sein seine jedoch aber doch und oder denn deshalb daher darum dadurch damit dabei dafür danach dann so also auch hier dort dazu außerdem zudem allerdings trotzdem solche solcher das dessen deren ich wir mein unser',
    fr: 'ce cet cette ces cela ceci il elle ils elles mais et ou donc or ni car ainsi aussi puis ensuite cependant pourtant toutefois son sa ses leur leurs ici là alors enfin je nous on mon notre tel telle',
    es: 'este esta estos estas esto ese esa eso esos él ella ellos ellas pero y o pues así también luego entonces sin además por su sus aquí allí tal yo nosotros mi nuestro',
    it: 'questo questa questi queste ciò egli ella esso essa essi esse lui lei loro ma e o dunque quindi così anche poi inoltre tuttavia però suo sua suoi qui lì tale io noi mio nostro',
    pt: 'este esta estes estas isto isso esse essa ele ela eles elas mas e ou pois assim também então além porém contudo seu sua seus aqui ali tal eu nós meu nosso',
    nl: 'dit deze dat die hij zij ze het maar en of want dus daarom daardoor ook toen dan hier daar echter bovendien zijn haar hun zulke ik wij we mijn ons',
    ru: 'это этот эта эти он она оно они но и а или поэтому также тогда потом здесь там однако его её их такой такая такие я мы мой наш',
  }).map(([language, words]) => [language, new RegExp(`^${oneOf(words)}(?!\\p{L})`, 'iu')]),
);
/** Openings of several words that go on, point or speak of what no name is given. */
const OPENING_PHRASES: Readonly<Record<string, RegExp>> = {
  de: /^(?:Ein(?:e|en)? (?:andere[rnsm]?|weitere[rnsm]?|solche[rnsm]?) |Die (?:folgende|obige|vorige)|Wie (?:oben|bereits|schon)|Im (?:Folgenden|Gegensatz dazu)|Zum Beispiel|Beispielsweise|Darüber hinaus|Auf diese Weise|In diesem|Wenn Sie|Falls |Vor diesem |Beachten|Weitere |Beim? (?:diese|erste))/u,
  fr: /^(?:De plus|En outre|Par (?:exemple|contre|ailleurs|conséquent)|Comme (?:indiqué|mentionné|expliqué|on|nous)|Dans (?:ce|cet|cette|ces) |En effet|En revanche|D[’']autre part|C[’']est|À noter|A noter|Notez|Pour (?:cela|ce|plus)|Un autre|Une autre|Voir |S[’']il|Si |Celui|Celle|Ceux|Pour y|Vrai |Faux |Dans le cas)/u,
  es: /^(?:Por (?:ejemplo|eso|tanto|lo tanto|otra parte)|En (?:este|esta|estos|cambio)|Sin embargo|De hecho|Como (?:se|ya)|Otr[oa] )/u,
  it: /^(?:Per (?:esempio|questo|ciò)|In (?:questo|questa|effetti)|D[’']altra parte|Un altro|Un[’']altra|Come (?:si|già))/u,
};
/** "Remplace l’adresse …": what is said of a word that stood above. */
const FRENCH_WITHOUT_SUBJECT =
  /^(?!(?:Comme|Toute|Entre|Contre|Outre|Même|Quoique|Chaque|Sauf|Avant|Devant|Durant|Pendant|Tout|Dont|Et|Est|Voilà|Chez)\b)\p{Lu}\p{Ll}+(?:e|it|t|d)\s(?:l[’']|le |la |les |un |une |des |si )/u;
const UNSPACED_OPENING =
  /^(?:これ|それ|あれ|この|その|あの|ここ|そこ|しかし|また|そして|だが|ただし|さらに|したがって|つまり|彼|私|我々|这|那|此|他|她|它|但|然而|因此|所以|而且|并且|于是|我|นี่|นั้น|เขา|แต่|และ|ดังนั้น)/u;

export type SentenceWeight = {
  /** By how much what its words are worth is multiplied. */
  readonly weight: number;
  /** Whether it is clear by itself. */
  readonly isAlone: boolean;
};

type WeightContext = {
  readonly language: string;
  readonly people: readonly number[];
  readonly lore: WordLore;
  /** Of memoirs, letters and novels only what is said in general is kept. */
  readonly isStory?: boolean;
};

/**
 * How well a sentence serves as a bite, whatever it is about: clear by itself, in the present, of no
 * single person, and where it says why or what for. `people` are the ends of names in it.
 */
export function weightOf(
  { text, isFirst, isLast }: TextSentence,
  { language, people, lore, isStory = false }: WeightContext,
): SentenceWeight {
  const isEnglish = language.startsWith('en');
  const isAlone = isEnglish ? standsAlone(text, people) : !opensLeaning(text, language);
  const edge = isFirst || isLast ? 1.1 : 1;
  if (isOfScreen(text, language) || (isEnglish && isStory && isTold(text)))
    return { isAlone, weight: 0 };
  const weight = isEnglish ? englishWeight(text, lore) : addressWeight(text, language);
  return { isAlone, weight: edge * weight };
}

function opensLeaning(text: string, language: string): boolean {
  const [base = ''] = language.split('-');
  if (OPENING_PHRASES[base]?.test(text) === true) return true;
  if (base === 'fr' && FRENCH_WITHOUT_SUBJECT.test(text)) return true;
  return OPENINGS[base]?.test(text) ?? UNSPACED_OPENING.test(text);
}

/** Of what happened to somebody. */
const isTold = (text: string) =>
  FIRST_PERSON.test(text) ||
  (PAST.test(text) && !PRESENT.test(text)) ||
  /\b(?:was|were|had|did)\b/.test(text);

function englishWeight(text: string, lore: WordLore): number {
  if (saysNothing(text)) return 0;
  const cue = CUE.test(text) ? SAYS_WHY : 1;
  const told = definitionOf(text, lore) === undefined ? 1 : SAYS_WHAT;
  const happened = TELLS_MORE.test(text) ? HAPPENED.forReasons : HAPPENED.once;
  const past = PAST.test(text) && !PRESENT.test(text) ? happened : 1;
  const citing = CITES.test(text) ? CITING : 1;
  const whole = PAST.test(text) || PRESENT.test(text) || MAY_BE_VERB.test(text) ? 1 : NO_VERB;
  const toSomebody = FIRST_PERSON.test(text) ? 0.4 : isOrder(text) ? 0 : 1;
  return whole * cue * told * past * citing * toSomebody;
}

/** Speaks to its reader, or tells of its writer. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  de: /(?<!^|\p{L})(?:Sie|Ihre?[mnrs]?|Ihnen)(?!\p{L})|(?<!\p{L})(?:ich|mich|mir|wir|uns|unsere?[mnrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|je|me|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|yo|me|mi|nosotros|nos|nuestr[ao]s?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:voi|vostr[aoie]|io|mi|mio|mia|noi|ci|nostr[aoie])(?!\p{L})/iu,
};

/** Points at what was said, wherever it stands. */
const POINTS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:dies\p{L}*|jene[mnrs]?|oben|unten|folgend\p{L}*|vorig\p{L}*|hier|nun|jetzt|dann|ebenfalls|auch|Abschnitt|Kapitel|Abbildung|Tabelle)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cette?|ces|ci-dessus|ci-dessous|suivante?s?|précédente?s?|ici|alors|aussi|chapitre|section|figure)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[aeo]s?|es[ao]s?|siguientes?|anterior(?:es)?|aquí|entonces|también|capítulo|sección|figura)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[aeio]|quell[aeio]|seguent[ei]|precedent[ei]|qui|allora|anche|capitolo|sezione|figura)(?!\p{L})/iu,
};
const POINTS_ELSEWHERE = 0.3;

/** Says what something is, why, or what for. */
const TELLS_WHAT: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:(?:ist|sind|war) (?:ein|der|die|das)\p{L}{0,2}|heiß(?:t|en)|bezeichnet|nennt man|besteht aus|weil|damit|dadurch|führt zu|um [^,]+ zu) /iu,
  fr: /(?<!\p{L})(?:(?:est|sont) (?:une?|les?|la|des)|désigne|s[’']appelle|consiste|parce qu|permet|afin d|provoque) ?/iu,
  es: /(?<!\p{L})(?:(?:es|son) (?:una?|el|la|los|las)|significa|se llama|consiste|porque|permite) /iu,
};

function addressWeight(text: string, language: string): number {
  const [base = ''] = language.split('-');
  const addressed = ADDRESSES[base]?.test(text) === true ? 0.4 : 1;
  const tells = TELLS_WHAT[base]?.test(text) === true ? SAYS_WHY : 1;
  return addressed * tells * (POINTS[base]?.test(text) === true ? POINTS_ELSEWHERE : 1);
}
