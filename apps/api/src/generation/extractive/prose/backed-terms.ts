import type { ReadText } from '../read-text.ts';
import type { TextSentence } from '../text-sentences.ts';

/** In so many sentences beside the one that defines it, a term is used. */
const FEWEST_USES = { word: 2, words: 3 };
/** After more sentences of a chapter it is no longer being introduced. */
const MOST_BEFORE = 3;

/**
 * Whether a text treats words as a term, and a sentence introduces it: the text uses it again and again
 * or has it in a heading, and the sentence is among the first of its chapter to name it, or opens a
 * paragraph. Later on somebody's view of it is told; alone in a paragraph stands what is listed.
 */
export function termBacking({
  chapters,
  sentences,
}: ReadText): (term: string, sentence: TextSentence) => boolean {
  const titles = chapters.map(({ title }) => title.toLowerCase());
  const texts = sentences.map(({ text }) => text.toLowerCase());
  return (term, { at, chapter, isFirst, isLast }) => {
    if (isFirst && isLast) return false;
    const named = namedAs(term);
    const uses = sentences.filter((_, index) => named.test(texts[index] ?? ''));
    const before = uses.filter((use) => use.chapter === chapter && use.at < at).length;
    const fewest = term.includes(' ') ? FEWEST_USES.words : FEWEST_USES.word;
    const isTerm = uses.length > fewest || titles.some((title) => named.test(title));
    return isTerm && (isFirst || before <= MOST_BEFORE);
  };
}

const namedAs = (term: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${term.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}s?(?![\\p{L}\\p{N}])`,
    'u',
  );
