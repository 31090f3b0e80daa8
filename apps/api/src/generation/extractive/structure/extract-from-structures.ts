import type { Makeable, QuestionKind } from '@morsel/sdk/domain';
import { hash32, seededRandom } from '@morsel/sdk/rules';

import type { Chapter, Chunk, Structure } from '../../book-text.ts';
import type { ExtractedDraft } from '../extract-drafts.ts';
import { isWanted, pickItems } from '../pick-items.ts';
import type { ChapterSpan, PossibleItem } from '../possible-item.ts';
import { entryListOf } from './entries.ts';
import { definingWordsOf } from './entry-words.ts';
import { questionCardOf } from './question-cards.ts';
import { stemWordsOf } from './stem-words.ts';
import { stepOrderOf } from './step-orders.ts';
import { type StructureItem, cardsOf, termChoicesOf, termMatchesOf } from './term-items.ts';

export type StructuredInput = {
  readonly chapters: readonly Chapter[];
  readonly structures: readonly Structure[];
  /** Of the text, as a primary tag of BCP 47. */
  readonly language: string | null;
  /** Items are made of what stands in these. */
  readonly chunks: readonly Chunk[];
  readonly what: Makeable;
  /** Of questions; undefined: all. */
  readonly kinds?: readonly QuestionKind[];
  readonly wanted: number;
  readonly seed: number;
  readonly taken: readonly ChapterSpan[];
};

/** Drafts made of lists, tables and answered questions of a text. Equal input gives equal drafts. */
export function extractFromStructures(input: StructuredInput): ExtractedDraft[] {
  const { chapters, chunks, structures, seed, taken, wanted } = input;
  const byChapter = Map.groupBy(chunks, ({ chapter }) => chapter);
  const candidates = structures.flatMap((structure) => {
    const near = byChapter.get(structure.chapter) ?? [];
    return near.length === 0
      ? []
      : itemsOf(structure, input)
          .filter(({ item }) => isWanted(item.type, input))
          .flatMap((item) => inChunk(item, near));
  });
  const random = seededRandom(hash32(`${seed} picking`));
  return pickItems(candidates, { wanted, taken, random }).map(
    ({ item, difficulty, quote, chunk }) => ({
      item,
      difficulty,
      chunk,
      ...quote,
      quote: chapters[quote.chapter]?.text.slice(quote.start, quote.end) ?? '',
    }),
  );
}

/** With the chunk that holds its quote, if one does. */
function inChunk(item: StructureItem, chunks: readonly Chunk[]): PossibleItem[] {
  const { start, end } = item.quote;
  const chunk = chunks.find((one) => one.start <= start && one.end >= end);
  return chunk === undefined ? [] : [{ ...item, chunk: chunk.number }];
}

function itemsOf(
  structure: Structure,
  { chapters, language, what, seed }: StructuredInput,
): StructureItem[] {
  const words = stemWordsOf(language);
  const list = entryListOf(structure, chapters, language);
  if (what === 'flashcards') {
    return [...cardsOf(list, words), ...questionCardOf(structure, chapters, language)];
  }
  if (words === undefined) return [];
  return [
    ...termChoicesOf(list, { words, language, seed, defines: definingWordsOf(language) }),
    ...termMatchesOf(list, { words, language }),
    ...stepOrderOf(structure, chapters, words),
  ];
}
