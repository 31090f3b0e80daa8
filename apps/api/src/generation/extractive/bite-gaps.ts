import type { Span } from '../../items/checks/sentences.ts';
import { contentStems } from '../../items/checks/word-similarity.ts';
import { isGeneralNoun } from './general-nouns.ts';
import type { TermSpan } from './key-terms.ts';
import type { ReadText } from './read-text.ts';
import { nounsIn } from './tagged-words.ts';
import type { TextSentence } from './text-sentences.ts';

const MOST_GAPS = 4;
const AT_THE_BEGIN = 0.8;
/** What a sentence adds to what was known stands mostly at its end. */
const AT_THE_END = 1.4;
/** One of several that are listed could be any other. */
const IN_A_LIST = 0.4;
/** Of a name of several words hardly one is guessed. */
const OF_SEVERAL_WORDS = 1.5;
/** In each thousand words of the text: then it is what the text is about, and known. */
const SUBJECT_PER_THOUSAND = 6;
const SUBJECT = 0.4;
/** The rest of "password file" tells what is hidden of it. */
const PART_OF_A_NAME = 0.5;

/**
 * What could be hidden of a sentence, best first: its terms and names, each whole, in English and
 * German nouns where there are any, and none of which a word stands in the sentence again.
 */
export function gapsOf(sentence: TextSentence, text: ReadText): Span[] {
  const spans = text.terms.spansIn(sentence).filter((span) => !standsAgain(sentence, span));
  const isNoun = nounTest(sentence, text.language);
  const isNamed = (span: TermSpan) => isNoun(lastWord(hiddenIn(sentence, span)));
  const nouns = spans.filter((span) => isNamed(span) && !isGeneralNoun(hiddenIn(sentence, span)));
  const isPart = (span: TermSpan) =>
    text.language.startsWith('en') && isPartOfName(sentence, span, isNoun);
  return (nouns.length > 0 ? nouns : spans)
    .map((span) => ({
      span,
      worth: worthOf(sentence, span, text) * (isPart(span) ? PART_OF_A_NAME : 1),
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_GAPS)
    .map(({ span: { start, end } }) => ({ start, end }));
}

const hiddenIn = ({ text }: TextSentence, { start, end }: TermSpan) => text.slice(start, end);

const lastWord = (words: string) => words.split(' ').at(-1) ?? '';

function nounTest({ text }: TextSentence, language: string): (word: string) => boolean {
  if (language.startsWith('de')) return (word) => /^\p{Lu}/u.test(word);
  if (!language.startsWith('en')) return () => true;
  const nouns = nounsIn(text);
  return (word) => nouns.has(word.toLowerCase());
}

/** Whether another noun stands right before or behind it. */
function isPartOfName(
  { text }: TextSentence,
  { start, end }: TermSpan,
  isNoun: (word: string) => boolean,
): boolean {
  const before = /([\p{L}\p{N}’'-]+) $/u.exec(text.slice(0, start))?.[1];
  const after = /^ ([\p{L}\p{N}’'-]+)/u.exec(text.slice(end))?.[1];
  return (before !== undefined && isNoun(before)) || (after !== undefined && isNoun(after));
}

/** A word that stands on every page is guessed: what counts is how much it is the text's own. */
function worthOf(sentence: TextSentence, span: TermSpan, { terms }: ReadText): number {
  const { start, end, keyness } = span;
  const counts = hiddenIn(sentence, span)
    .toLowerCase()
    .split(' ')
    .map((word) => terms.countOf(word));
  const own = keyness / Math.sqrt(Math.log2(2 + Math.min(...counts)));
  const place = start === 0 ? AT_THE_BEGIN : 1 + (AT_THE_END - 1) * (end / sentence.text.length);
  const isSubject = Math.min(...counts) * 1000 > terms.words * SUBJECT_PER_THOUSAND;
  const shape = (counts.length > 1 ? OF_SEVERAL_WORDS : 1) * (isSubject ? SUBJECT : 1);
  return own * place * shape * (isListed(sentence.text, span) ? IN_A_LIST : 1);
}

const isListed = (text: string, { start, end }: TermSpan) =>
  /(?:, |, (?:and|or|und|oder|et|ou|y|o|e) )$/.test(text.slice(0, start)) &&
  /^(?:,|\.|;| (?:and|or|und|oder|et|ou|y|o|e) )/.test(text.slice(end)) &&
  /,/.test(text);

function standsAgain({ text }: TextSentence, { start, end }: TermSpan): boolean {
  const others = `${text.slice(0, start)} ${text.slice(end)}`;
  if (others.toLowerCase().includes(text.slice(start, end).toLowerCase())) return true;
  const rest = contentStems(others, 2);
  return [...contentStems(text.slice(start, end), 2)].some((stem) => rest.has(stem));
}
