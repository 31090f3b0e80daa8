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
    'Add Allow Apply Assume Avoid Be Change Check Choose Click Consider Copy Create Delete Describe Do Document ' +
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
const SAYS_WHAT = 1.4;

/** "The moon raises"; a plural looks the same. */
const MAY_BE_VERB = /\b\p{Ll}{3,}s\b/u;
const NO_VERB = 0.2;

/** The first words of sentences that go on from the one before, by language. */
const OPENINGS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    de: 'dies diese dieser dieses diesem diesen er sie es ihr ihre sein seine jedoch aber doch und oder denn deshalb daher darum dadurch damit dabei dafür danach dann so also auch hier dort dazu außerdem zudem allerdings trotzdem solche solcher das dessen deren ich wir mein unser',
    fr: 'ce cet cette ces cela ceci il elle ils elles mais et ou donc or ni car ainsi aussi puis ensuite cependant pourtant toutefois son sa ses leur leurs ici là alors enfin je nous on mon notre tel telle',
    es: 'este esta estos estas esto ese esa eso esos él ella ellos ellas pero y o pues así también luego entonces sin además por su sus aquí allí tal yo nosotros mi nuestro',
    it: 'questo questa questi queste ciò egli ella esso essa essi esse lui lei loro ma e o dunque quindi così anche poi inoltre tuttavia però suo sua suoi qui lì tale io noi mio nostro',
    pt: 'este esta estes estas isto isso esse essa ele ela eles elas mas e ou pois assim também então além porém contudo seu sua seus aqui ali tal eu nós meu nosso',
    nl: 'dit deze dat die hij zij ze het maar en of want dus daarom daardoor ook toen dan hier daar echter bovendien zijn haar hun zulke ik wij we mijn ons',
    ru: 'это этот эта эти он она оно они но и а или поэтому также тогда потом здесь там однако его её их такой такая такие я мы мой наш',
  }).map(([language, words]) => [language, new RegExp(`^${oneOf(words)}(?!\\p{L})`, 'iu')]),
);
const UNSPACED_OPENING =
  /^(?:これ|それ|あれ|この|その|あの|ここ|そこ|しかし|また|そして|だが|ただし|さらに|したがって|つまり|彼|私|我々|这|那|此|他|她|它|但|然而|因此|所以|而且|并且|于是|我|นี่|นั้น|เขา|แต่|และ|ดังนั้น)/u;

export type SentenceWeight = {
  /** By how much what its words are worth is multiplied. */
  readonly weight: number;
  /** Whether it is clear by itself. */
  readonly isAlone: boolean;
};

/** Hardly one of them is worth keeping: they come when nothing else is left. */
const LEANS = 0.02;

type WeightContext = {
  readonly language: string;
  readonly people: readonly number[];
  readonly lore: WordLore;
};

/**
 * How well a sentence serves as a bite, whatever it is about: clear by itself, in the present, of no
 * single person, and where it says why or what for. `people` are the ends of names in it.
 */
export function weightOf(
  { text, isFirst, isLast }: TextSentence,
  { language, people, lore }: WeightContext,
): SentenceWeight {
  const isEnglish = language.startsWith('en');
  const isAlone = isEnglish ? standsAlone(text, people) : !opensLeaning(text, language);
  const edge = isFirst || isLast ? 1.1 : 1;
  const alone = isAlone ? 1 : LEANS;
  return {
    isAlone,
    weight: edge * alone * (isEnglish ? englishWeight(text, lore) : addressWeight(text, language)),
  };
}

function opensLeaning(text: string, language: string): boolean {
  const [base = ''] = language.split('-');
  return OPENINGS[base]?.test(text) ?? UNSPACED_OPENING.test(text);
}

function englishWeight(text: string, lore: WordLore): number {
  const cue = CUE.test(text) ? 1.25 : 1;
  const told = definitionOf(text, lore) === undefined ? 1 : SAYS_WHAT;
  const past = PAST.test(text) && !PRESENT.test(text) ? 0.6 : 1;
  const whole = PAST.test(text) || PRESENT.test(text) || MAY_BE_VERB.test(text) ? 1 : NO_VERB;
  const toSomebody = FIRST_PERSON.test(text) ? 0.4 : isOrder(text) ? 0.1 : 1;
  return whole * cue * told * past * toSomebody;
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

function addressWeight(text: string, language: string): number {
  const [base = ''] = language.split('-');
  const addressed = ADDRESSES[base]?.test(text) === true ? 0.4 : 1;
  return addressed * (POINTS[base]?.test(text) === true ? POINTS_ELSEWHERE : 1);
}
