import type { Span } from '../../items/checks/sentences.ts';
import { gapsInEnglish } from './english-gaps.ts';
import { isNounSpan } from './foreign-gaps.ts';
import { isGivenBy } from './given-by-rest.ts';
import type { TermSpan } from './key-terms.ts';
import type { ReadText } from './read-text.ts';
import type { TextSentence } from './text-sentences.ts';

/** Something that could be hidden, and what hiding it is worth by itself. */
export type GapCandidate = Span & {
  readonly keyness: number;
  /** Whether the sentence says what it is: then the rest tells which word is meant. */
  readonly isDefined?: boolean;
};

const MOST_GAPS = 4;
const AT_THE_BEGIN = 0.8;
/** What a sentence adds to what was known stands mostly at its end. */
const AT_THE_END = 1.4;
const DEFINED = 2.5;
/** One of several that are listed could be any other. */
const IN_A_LIST = 0.25;
const IN_BRACKETS = 0.3;
/** Of a name of several words hardly one is guessed. */
const OF_SEVERAL_WORDS = 1.7;
/** In each thousand words of the text: then it is what the text is about, and known. */
const SUBJECT_PER_THOUSAND = 4;
const SUBJECT = 0.3;

/**
 * What could be hidden of a sentence, best first: its terms and names, each whole, none that is told
 * by the rest or by the sentence `before`, which is shown with it, and none that any other word could
 * be. Empty where nothing is fit.
 */
export function gapsOf(sentence: TextSentence, text: ReadText, before = ''): Span[] {
  return candidatesIn(sentence, text)
    .filter((gap) => !isGiven(sentence, gap, before))
    .map((gap) => ({ gap, worth: worthOf(sentence, gap, text) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_GAPS)
    .map(({ gap: { start, end } }) => ({ start, end }));
}

function candidatesIn(sentence: TextSentence, text: ReadText): GapCandidate[] {
  if (text.language.startsWith('en')) return gapsInEnglish(sentence, text);
  return text.terms
    .spansIn(sentence)
    .filter((span: TermSpan) => isNounSpan(sentence.text, span, text.language));
}

const hiddenIn = ({ text }: TextSentence, { start, end }: Span) => text.slice(start, end);

const restOf = ({ text }: TextSentence, { start, end }: Span, before: string) =>
  `${before} ${text.slice(0, start)} ${text.slice(end)}`;

/** Of a term that is defined one word may stand again: "social psychology is the field of psychology that". */
function isGiven(sentence: TextSentence, gap: GapCandidate, before: string): boolean {
  const rest = restOf(sentence, gap, before);
  const hidden = hiddenIn(sentence, gap);
  if (gap.isDefined !== true) return isGivenBy(rest, hidden);
  return hidden.split(' ').every((word) => isGivenBy(rest, word));
}

/** A word that stands on every page is guessed: what counts is how much it is the text's own. */
function worthOf(sentence: TextSentence, gap: GapCandidate, { terms }: ReadText): number {
  const { start, end, keyness, isDefined = false } = gap;
  const counts = hiddenIn(sentence, gap)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => terms.countOf(word));
  const own = keyness / Math.sqrt(Math.log2(2 + Math.min(...counts)));
  const length = sentence.text.length;
  const place = start === 0 ? AT_THE_BEGIN : 1 + (AT_THE_END - 1) * (end / length);
  const isSubject = Math.min(...counts) * 1000 > terms.words * SUBJECT_PER_THOUSAND;
  const shape = (counts.length > 1 ? OF_SEVERAL_WORDS : 1) * (isSubject ? SUBJECT : 1);
  const surroundings =
    (isListed(sentence.text, gap) ? IN_A_LIST : 1) *
    (isInBrackets(sentence.text, gap) ? IN_BRACKETS : 1);
  return own * shape * surroundings * (isDefined ? DEFINED : place);
}

const AND = 'and|or|und|oder|et|ou|y|o|e';
const LIST_BEFORE = new RegExp(`(?:, |, (?:${AND}) | (?:${AND}) )$`);
const LIST_AFTER = new RegExp(`^(?:,|\\.|;| (?:${AND}) )`);

function isListed(text: string, { start, end }: Span): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return /,/.test(text) && LIST_BEFORE.test(before) && LIST_AFTER.test(after);
}

const isInBrackets = (text: string, { start }: Span) => {
  const before = text.slice(0, start);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};
