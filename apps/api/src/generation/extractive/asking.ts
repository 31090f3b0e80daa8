import { contentStems } from '../../items/checks/words.ts';
import type { Mention } from './mentions.ts';
import { type TaggedWord, infinitiveOf, joined, taggedWords } from './tagged-words.ts';

const GAP = '_____';

const ASKED = {
  person: 'Whose name fills the gap?',
  place: 'Which place fills the gap?',
  people: 'Which people fill the gap?',
  year: 'Which year fills the gap?',
  number: 'Which number fills the gap?',
} as const;
const APPOSITION = /^, (?:an?|the) [^,]{3,70},(?= )/;
const SECOND_CLAUSE = /[,;] (?:and|but|so|while|whereas|though|although|for|yet|or)\b/;
const MOST_SUBJECT_WORDS = 9;
/** A shorter question could have several answers. */
const FEWEST_STEMS = 4;
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
const AUXILIARY =
  /^(?:had|has|have|could|would|should|might|must|may|can|will|did|does|do|is|are)$/;

/** A question about a fact of a sentence: a plain one where the sentence is simple, else a gap. */
export function ask(sentence: string, mention: Mention): string {
  const plain = plainQuestion(sentence, mention);
  const says = plain === undefined ? 0 : contentStems(plain).size;
  return plain === undefined || says < FEWEST_STEMS ? gapQuestion(sentence, mention) : plain;
}

/** Whether a question asks without showing a gap. */
export const isPlain = (question: string): boolean => !question.includes(GAP);

function gapQuestion(sentence: string, { kind, start, end }: Mention): string {
  const stop = sentence.slice(end) === '' && sentence.endsWith('.') ? '.' : '';
  return `${ASKED[kind]} “${sentence.slice(0, start)}${GAP}${sentence.slice(end)}${stop}”`;
}

function plainQuestion(sentence: string, mention: Mention): string | undefined {
  if (mention.kind === 'person' && mention.start === 0) return whoQuestion(sentence, mention);
  if (mention.kind === 'year') return whenQuestion(sentence, mention);
  return undefined;
}

/** "Rømer, a Dane, measured light." to "Who measured light?" */
function whoQuestion(sentence: string, { end }: Mention): string | undefined {
  const rest = sentence.slice(end).replace(APPOSITION, '').replace(/\.$/, '');
  if (SECOND_CLAUSE.test(rest) || !/^ \p{Ll}/u.test(rest)) return undefined;
  const verb = taggedWords(`He${rest}.`)[1];
  if (verb === undefined || !isFinite(verb)) return undefined;
  return `Who${rest}?`;
}

/** "In 1676 Rømer measured light." to "In which year did Rømer measure light?" */
function whenQuestion(sentence: string, { text, start, end }: Mention): string | undefined {
  const inFront = /^In $/.test(sentence.slice(0, start));
  const behind = sentence.slice(0, start).endsWith(' in ') && /^\.?$/.test(sentence.slice(end));
  const before = /^\d+$/.test(text) ? 'In which year' : undefined;
  if (before === undefined || !(inFront || behind)) return undefined;
  const clause = inFront
    ? sentence.slice(end).replace(/^,/, '').replace(/\.$/, '').trim()
    : sentence.slice(0, start - ' in '.length);
  const asked = inverted(clause);
  return asked === undefined ? undefined : `${before} ${asked}?`;
}

/** A simple clause in the past with subject and verb changed about, as after a question word. */
function inverted(clause: string): string | undefined {
  const words = taggedWords(clause);
  const at = words.findIndex(isFinite);
  const verb = words[at];
  const subject = joined(words.slice(0, at));
  const rest = joined(words.slice(at + 1));
  if (verb === undefined || at < 1 || at > MOST_SUBJECT_WORDS || rest === '') return undefined;
  if (
    /^(?:For|At|By|With|From|On|After|Before|During|Under|To|Of|Among|Through)\b|,|\b(?:who|which|that|and|or)\b/.test(
      subject,
    ) ||
    SECOND_CLAUSE.test(`${verb.whole}${rest}`)
  )
    return undefined;
  if (!/^\p{L}+\s$/u.test(verb.whole)) return undefined;
  if (
    UNFINISHED.some((tag) => words[at - 1]?.tags.has(tag)) ||
    hasSecondVerb(words.slice(at + 1))
  ) {
    return undefined;
  }
  const opening = withoutCapital(subject);
  if (/^(?:was|were)$/.test(verb.text)) return `${verb.text} ${opening} ${rest}`;
  const infinitive =
    verb.tags.has('PastTense') && !AUXILIARY.test(verb.text) ? infinitiveOf(verb.text) : undefined;
  return infinitive === undefined ? undefined : `did ${opening} ${infinitive} ${rest}`;
}

function isFinite({ tags, text }: TaggedWord): boolean {
  return (tags.has('PastTense') || /^(?:was|were|had)$/.test(text)) && !tags.has('Participle');
}

/** A second past tense would stay behind unchanged: "did he come and conquered". */
function hasSecondVerb(words: readonly TaggedWord[]): boolean {
  const linked = words.findIndex(({ text }) => LINKING.test(text));
  const main = linked === -1 ? words : words.slice(0, linked);
  return main.some(isFinite);
}

function withoutCapital(subject: string): string {
  return /^(?:The|A|An|His|Her|Its|Their|Two|Three|Four|Five|Six|Most|Many)\b/.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}
