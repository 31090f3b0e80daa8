import { type TaggedWord, infinitiveOf, isFinite, joined, taggedWords } from './tagged-words.ts';

const MOST_SUBJECT_WORDS = 9;
/** Opens no subject, or makes more of it than one. */
const NO_PLAIN_SUBJECT =
  /^(?:For|At|By|With|From|On|After|Before|During|Under|To|Of|Among|Through)\b|,|\b(?:who|which|that|and|or)\b/;
/** A subject does not end with one of these: what follows is no verb. */
const UNFINISHED = [
  'Adverb',
  'Determiner',
  'Adjective',
  'Preposition',
  'Conjunction',
  'Possessive',
];
const LINKING =
  /^(?:who|which|that|when|where|while|as|after|before|because|until|whose|what|how|since)$/;
/** A main clause after the first one. */
export const SECOND_CLAUSE = /[,;] (?:and|but|so|while|whereas|though|although|for|yet|or)\b/;
const BEING = /^(?:was|were)$/;
const AUXILIARY =
  /^(?:had|has|have|could|would|should|might|must|may|can|will|did|does|do|is|are)$/;
const WRITTEN_SMALL = /^(?:The|A|An|His|Her|Its|Their|Two|Three|Four|Five|Six|Most|Many)\b/;

/**
 * A simple clause in the past with subject and verb changed about, as after a question word: "Rømer
 * measured light" to "did Rømer measure light"; undefined where the clause is not so simple.
 */
export function inverted(clause: string): string | undefined {
  const words = taggedWords(clause);
  const at = words.findIndex(isFinite);
  const verb = words[at];
  if (verb === undefined || !/^\p{L}+\s$/u.test(verb.whole)) return undefined;
  const rest = words.slice(at + 1);
  const subject = subjectOf(words.slice(0, at));
  const isSimple = !SECOND_CLAUSE.test(joined(rest)) && !hasSecondVerb(rest, verb);
  if (subject === undefined || rest.length === 0 || !isSimple) return undefined;
  if (BEING.test(verb.text)) return `${verb.text} ${subject} ${joined(rest)}`;
  const infinitive = AUXILIARY.test(verb.text) ? undefined : infinitiveOf(verb.text);
  return infinitive === undefined ? undefined : `did ${subject} ${infinitive} ${joined(rest)}`;
}

/** As it stands within a sentence. */
function subjectOf(words: readonly TaggedWord[]): string | undefined {
  const text = joined(words);
  const isPlain =
    words.length > 0 && words.length <= MOST_SUBJECT_WORDS && !NO_PLAIN_SUBJECT.test(text);
  if (!isPlain || UNFINISHED.some((tag) => words.at(-1)?.tags.has(tag))) return undefined;
  return WRITTEN_SMALL.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A second past tense would stay behind unchanged: "did he come and conquered". */
function hasSecondVerb(rest: readonly TaggedWord[], { text }: TaggedWord): boolean {
  const linked = rest.findIndex((word) => LINKING.test(word.text));
  const main = linked === -1 ? rest : rest.slice(0, linked);
  // The participle of "was adopted" looks like a past tense.
  const participle = BEING.test(text) ? main.findIndex(isFinite) : -1;
  return main.some((word, index) => index !== participle && isFinite(word));
}
