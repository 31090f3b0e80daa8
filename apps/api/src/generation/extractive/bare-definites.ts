const words = (list: string) => new Set(list.split(' '));

/** What there is one of, or what everybody has: nobody need have spoken of it before. */
const KNOWN_TO_ALL = words(
  'air arm ancients atmosphere bible blood body brain church clouds coast countryside dark day dead ' +
    'desert dust ear earth eclipse elbow end equator eye fields fire floor forehead future globe ' +
    'ground hand head heart heavens horizon human law light middle mind moon mountains ' +
    'mouth night north nose ocean oceans past people planets pole poles poor press public ' +
    'rain rich rivers sea seas seasons skin sky snow soil soul south spring stars street summer ' +
    'sun surface thumb tropics truth universe war water weather west wind winter world year',
);
/** Nouns of which no place and no year says which one is meant: "the question in Paris". */
const ABSTRACT = words(
  'account affair aim answer argument attempt attack calculation calculations cause claim conclusion ' +
    'condition decision device difference difficulty discovery effect episode event evidence example ' +
    'experiment explanation fact figure idea incident instrument invention letter matter measurement ' +
    'method model news number observation operation order party plan principle problem process proof ' +
    'proposal puzzle question reason result results scheme situation solution stage step story task test ' +
    'theory thing title trick trouble value version work',
);
/** Of a work or a person that is named elsewhere. */
const OF_ONE_NAMED =
  /^The (?:first|second|third|fourth|last|slow|final|opening|next) (?:movement|part|section|chapter|act|scene|half|theme)\b|\b[Tt]he (?:composer|author|writer|poet|painter|speaker|narrator|hero|heroine|artist|institution|exhibit|school)(?:[’']s)?\b(?! (?:of|who|that|for|in) )/u;
/** As the subject of a sentence they are of something that was told. */
const OPENS_BARE = new RegExp(
  `^The (?:${[...ABSTRACT].join('|')}|procedure|process|accompaniment|option|command|field|list|table|file|output|script|package|setting|example|word|idea|exhibit|institution|author|writer|speaker) (?:can|may|will|must|should|would|could|then|also|\\p{Ll}+s)\\b`,
  'u',
);
const NO_NOUN = words(
  'and are at but by did does for from had has have her his how if in into is its not of on or that ' +
    'their then to under was were what when where which while who whom whose why with would could',
);
/** Follows a noun that nothing more is said of; a verb in the past may be one of many. */
const NOTHING_MORE =
  /^(?:[,.)]|$| (?:\p{Ll}+ed|seems?|appears?|goes|comes|and|or|but|is|was|are|were|had|has|have|could|would|did|does|made|became|began|came|went|took|gave|lay|stood|fell|rose|held|lost|won|led|by|with|as|into|under|behind|when|while)\b)/u;
const SAYS_WHERE = /^ (?:in|at|on|to|from) (?:the )?[\p{Lu}\d]/u;
/** "The first map" and "the most famous map" say themselves which one. */
const SINGLES_OUT = /^(?:first|last|only|most|least|\p{Ll}{2,}est)$/u;
const AFTER_THE = /(?<![\p{L}’'-])[Tt]he ((?:\p{Ll}[\p{Ll}’'-]*)(?: \p{Ll}[\p{Ll}’'-]*){0,2})/gu;

/**
 * Whether a noun with "the" is left without anything that says which one is meant, so that it must
 * have been spoken of before: "the king was crowned".
 */
export function hasBareDefinite(sentence: string): boolean {
  if (OPENS_BARE.test(sentence) || OF_ONE_NAMED.test(sentence)) return true;
  return [...sentence.matchAll(AFTER_THE)].some(({ 0: found, 1: phrase = '', index }) => {
    const before = sentence.slice(0, index).toLowerCase();
    const start = index + found.length - phrase.length;
    return isBare(phrase, sentence.slice(start), before);
  });
}

/** Tries one, two and three words as the noun and what describes it. */
function isBare(phrase: string, rest: string, before: string): boolean {
  const all = phrase.split(' ');
  return all.some((noun, index) => {
    const described = all.slice(0, index + 1);
    if (described.some((word) => NO_NOUN.has(word)) || KNOWN_TO_ALL.has(noun)) return false;
    const after = rest.slice(described.join(' ').length);
    const isAbstract = ABSTRACT.has(noun);
    const endsHere = NOTHING_MORE.test(after) || (isAbstract && SAYS_WHERE.test(after));
    if (!endsHere || noun.length < 3) return false;
    const isSingled = described.length > 1 && SINGLES_OUT.test(described[0] ?? '') && !isAbstract;
    return !isSingled && !before.includes(noun.replace(/(?:ies|es|s)$/, ''));
  });
}
