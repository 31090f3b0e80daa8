import type { ReadText } from '../read-text.ts';
import type { TextSentence } from '../text-sentences.ts';
import { termsNamedIn } from './named-terms.ts';

/** In so many sentences beside the one that defines it, a term is used. */
const FEWEST_USES = { word: 2, words: 3 };
/** After more sentences of a chapter it is no longer being introduced. */
const MOST_BEFORE = 3;

type Uses = {
  sentences: number;
  /** The first of each chapter, as many as may stand before a definition and one more. */
  readonly first: Map<number, number[]>;
};

/**
 * Whether a text treats words as a term, and a sentence introduces it: the text uses it again and again
 * or has it in a heading, and the sentence is among the first of its chapter to name it, or opens a
 * paragraph. Later on somebody's view of it is told; alone in a paragraph stands what is listed.
 *
 * @param terms all that are asked for.
 */
export function termBacking(
  { chapters, sentences }: ReadText,
  terms: readonly string[],
): (term: string, sentence: TextSentence) => boolean {
  const termsIn = termsNamedIn(new Set(terms.map((term) => term.toLowerCase())));
  const inTitles = new Set(chapters.flatMap(({ title }) => [...termsIn(title)]));
  const uses = new Map<string, Uses>();
  for (const { text, chapter, at } of sentences) {
    for (const term of termsIn(text)) addUse(uses, term, { chapter, at });
  }
  return (term, { at, chapter, isFirst, isLast }) => {
    if (isFirst && isLast) return false;
    const lower = term.toLowerCase();
    const used = uses.get(lower);
    const before = used?.first.get(chapter)?.filter((use) => use < at).length ?? 0;
    const fewest = term.includes(' ') ? FEWEST_USES.words : FEWEST_USES.word;
    const isTerm = (used?.sentences ?? 0) > fewest || inTitles.has(lower);
    return isTerm && (isFirst || before <= MOST_BEFORE);
  };
}

function addUse(
  uses: Map<string, Uses>,
  term: string,
  { chapter, at }: Pick<TextSentence, 'chapter' | 'at'>,
): void {
  const used = uses.get(term) ?? { sentences: 0, first: new Map<number, number[]>() };
  uses.set(term, used);
  used.sentences += 1;
  const first = used.first.get(chapter) ?? [];
  used.first.set(chapter, first);
  if (first.length <= MOST_BEFORE) first.push(at);
}
