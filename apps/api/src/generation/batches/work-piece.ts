import type { ItemDifficulty, Makeable, QuestionKind } from '@morsel/sdk/domain';

import type { KnownItems } from '../../items/checks/near-duplicates.ts';
import type { Draft } from '../draft.ts';
import type { Model } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import type { SourcePassage } from './source-text.ts';
import type { TimeBudget } from './time-budget.ts';

/** A piece of work for a model: some items from one passage, or from memory. */
export type WorkPiece = {
  readonly book: { readonly title: string; readonly author: string };
  readonly passage: SourcePassage | null;
  readonly what: Makeable;
  readonly kinds: readonly QuestionKind[];
  readonly count: number;
  readonly difficulty?: ItemDifficulty | undefined;
  /** What the reader does not want to be asked for. */
  readonly leaveOut?: readonly string[];
  /** What there is already asks this. */
  readonly taken: readonly string[];
  readonly truthFirst: boolean;
  readonly seed: number;
  /** Of the whole work. */
  readonly share: number;
};

export type WorkTools = {
  readonly model: Model;
  readonly known: KnownItems;
  readonly work: Work;
  readonly budget: TimeBudget;
  /** How often as much as a piece has to be done after it. */
  readonly rounds: () => number;
};

/** A draft that was refused: by what, as it is counted, and why. */
export type RefusedDraft = {
  readonly draft: Draft;
  readonly refusal: string;
  readonly flaw: string;
};
