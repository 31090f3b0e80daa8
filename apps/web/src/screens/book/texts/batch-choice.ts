import type { GenerationWish } from '@morsel/sdk';
import type { Source } from '@morsel/sdk/contract';
import {
  BATCH_SIZES,
  type BatchSize,
  type ItemDifficulty,
  type Makeable,
  QUESTION_KINDS,
  type QuestionKind,
} from '@morsel/sdk/domain';

import { chapterName } from '../../../features/texts/chapter-name.ts';

/** What a reader has chosen of a batch; no chapters mean all of them. */
export interface BatchChoice {
  readonly sourceId: number | undefined;
  readonly count: BatchSize;
  readonly difficulty: ItemDifficulty | undefined;
  readonly kinds: readonly QuestionKind[];
  readonly chapters: readonly number[];
  readonly preview: boolean;
}

/** What a batch is where nothing else is chosen. */
export const USUAL_CHOICE: BatchChoice = {
  sourceId: undefined,
  count: 10,
  difficulty: undefined,
  kinds: QUESTION_KINDS,
  chapters: [],
  preview: false,
};

export const SIZES = BATCH_SIZES.map((size) => [`${size}`, `${size}`] as const);

/** The same as the API takes it. */
export function wishOf(choice: BatchChoice, what: Makeable): GenerationWish {
  const { sourceId, count, difficulty, kinds, chapters, preview } = choice;
  const isAnyKind = what === 'flashcards' || kinds.length === QUESTION_KINDS.length;
  return {
    sourceId,
    count,
    difficulty,
    kinds: isAnyKind ? undefined : kinds,
    chapters: chapters.length === 0 ? undefined : chapters,
    preview: preview || undefined,
  };
}

/** The chapters of a text that items may be made from now: later ones wait until they are read. */
export function chapterChoices({ chapters, reached }: Source): (readonly [number, string])[] {
  return chapters
    .slice(0, reached ?? chapters.length)
    .map(({ title }, index) => [index + 1, chapterName(title, index + 1)] as const);
}
