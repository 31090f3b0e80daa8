import type { Makeable, QuestionKind } from '@morsel/sdk/domain';
import { hash32, seededRandom } from '@morsel/sdk/rules';

import type { Chapter, Chunk } from '../book-text.ts';
import type { Draft } from '../draft.ts';
import { pickItems } from './pick-items.ts';
import type { ChapterSpan, PossibleItem } from './possible-item.ts';
import { type ProseFit, type ProseItem, proseFit, proseItems } from './prose/prose-items.ts';

export type ExtractInput = {
  /** The whole text: what its words tell, and wrong answers, come from all of it. */
  readonly chapters: readonly Chapter[];
  /** Of the text, as a primary tag of BCP 47; null where it is not known. */
  readonly language: string | null;
  /** What the items are to be about. */
  readonly chunks: readonly Chunk[];
  readonly what: Makeable;
  /** Of questions; undefined: all. */
  readonly kinds?: readonly QuestionKind[];
  /** At most so many drafts. */
  readonly wanted: number;
  readonly seed: number;
  /** The quotes of what there is already: nothing is made of them again. */
  readonly taken: readonly ChapterSpan[];
};

/** A draft with the place of its quote: offsets (UTF-16 units) in the text of the chapter. */
export type ExtractedDraft = Draft & {
  readonly quote: string;
  readonly chunk: number;
} & ChapterSpan;

export type Extracted = {
  readonly drafts: readonly ExtractedDraft[];
  /** Undefined where no prose was looked at. */
  readonly fit: ProseFit | undefined;
  /** Whether there is nothing to be made of the rest of the text either. */
  readonly isAll: boolean;
};

/** Drafts made by rules from the text itself, without a model. Equal input gives equal drafts. */
export function extractDrafts(input: ExtractInput): Extracted {
  const { chapters, language, chunks, what, seed, taken, wanted } = input;
  // Sentences give cards alone.
  if (what === 'questions') {
    return { drafts: [], fit: proseFit(chapters, language), isAll: true };
  }
  const { fit, items } = proseItems(chapters, language);
  const left = items.filter(({ quote }) => !taken.some((place) => overlap(place, quote)));
  const here = left.flatMap((item) => inChunk(item, chunks));
  const random = seededRandom(hash32(`${seed} picking`));
  const drafts = pickItems(here, { wanted, taken, random }).map(
    ({ item, difficulty, quote, chunk }) => ({
      item,
      difficulty,
      chunk,
      ...quote,
      quote: chapters[quote.chapter]?.text.slice(quote.start, quote.end) ?? '',
    }),
  );
  return { drafts, fit, isAll: left.length === drafts.length };
}

function inChunk(item: ProseItem, chunks: readonly Chunk[]): PossibleItem[] {
  const { chapter, start, end } = item.quote;
  const chunk = chunks.find(
    (its) => its.chapter === chapter && its.start <= start && end <= its.end,
  );
  return chunk === undefined ? [] : [{ ...item, chunk: chunk.number }];
}

function overlap(a: ChapterSpan, b: ChapterSpan): boolean {
  return a.chapter === b.chapter && a.start < b.end && b.start < a.end;
}
