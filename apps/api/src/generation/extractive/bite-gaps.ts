import type { Span } from '../../items/checks/sentences.ts';
import { contentStems } from '../../items/checks/word-similarity.ts';
import type { TermSpan } from './key-terms.ts';
import type { ReadText } from './read-text.ts';
import { nounsIn } from './tagged-words.ts';
import type { TextSentence } from './text-sentences.ts';

const MOST_GAPS = 4;
const AT_THE_BEGIN = 0.8;

/**
 * What could be hidden of a sentence, best first: its terms and names, each whole, in English nouns
 * where there are any, and none of which a word stands in the sentence again.
 */
export function gapsOf(sentence: TextSentence, { terms, language }: ReadText): Span[] {
  const spans = terms.spansIn(sentence).filter((span) => !standsAgain(sentence, span));
  const nouns = language.startsWith('en') ? nounsIn(sentence.text) : undefined;
  const named = spans.filter((span) => nouns?.has(lastWord(sentence, span)) === true);
  return (named.length > 0 ? named : spans)
    .map(({ start, end, keyness }) => ({
      start,
      end,
      worth: keyness * (start === 0 ? AT_THE_BEGIN : 1),
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_GAPS)
    .map(({ start, end }) => ({ start, end }));
}

const lastWord = ({ text }: TextSentence, { start, end }: TermSpan) =>
  text.slice(start, end).toLowerCase().split(' ').at(-1) ?? '';

function standsAgain({ text }: TextSentence, { start, end }: TermSpan): boolean {
  const rest = contentStems(`${text.slice(0, start)} ${text.slice(end)}`, 2);
  return [...contentStems(text.slice(start, end), 2)].some((stem) => rest.has(stem));
}
