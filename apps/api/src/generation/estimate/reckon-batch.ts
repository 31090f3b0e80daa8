import type { Makeable, QuestionKind } from '@morsel/sdk/domain';

import {
  DRAFTS_FROM_MEMORY,
  DRAFTS_OF_CHUNK,
  piecesFromMemory,
  piecesOfText,
} from '../batches/batch-pieces.ts';
import type { DraftKind } from '../drafting/draft-entries.ts';
import { draftingRules } from '../drafting/drafting-rules.ts';
import { kindsInTurn } from '../drafting/kind-turns.ts';
import { mostStretchesOf } from '../planning/stretches.ts';
import { tokensOf, tokensOfWords } from '../provider/token-estimate.ts';
import { NO_USAGE, type Usage, addUsage } from '../provider/token-usage.ts';

type Size = {
  readonly what: Makeable;
  readonly kinds: readonly QuestionKind[];
  readonly count?: number | undefined;
  /** Null: from memory. */
  readonly text: TextSize | null;
};

/** What of a text decides what a batch of it takes. */
export type TextSize = {
  /** How many parts items may be made of. */
  readonly open: number;
  /** Of such a part, on average. */
  readonly words: number;
  /** How many calls a plan takes that is still to be made. */
  readonly planCalls: number;
};

/** What would be asked of the model that writes, and of the one that reviews and solves. */
export type Reckoned = {
  readonly calls: number;
  readonly usage: Usage;
  readonly reviewUsage: Usage;
};

/** Of an answer, for each item: written whole, judged, and solved. */
const WRITTEN = 190;
const JUDGED = 60;
const SOLVED = 15;
/** What a reviewer and a solver are told besides passage and items. */
const RUBRIC = 450;
const SOLVING_RULES = 230;
const SHARE_REPAIRED = 0.35;
/** Draft, review, repair, review of what was repaired, solve. */
const CALLS_OF_PIECE = 5;
const PLAN_CALL: Usage = { inputTokens: 1900, outputTokens: 350 };

const NO_TEXT = { words: 0, planCalls: 0 };

/** What the plan of a text of so many words would take. */
export const reckonPlan = (words: number): Usage => times(PLAN_CALL, mostStretchesOf(words));

/** What a batch would take, by the sizes of what is asked and of what is usually answered. */
export function reckonBatch({ what, kinds, count, text }: Size): Reckoned {
  const pieces = text === null ? piecesFromMemory(count) : piecesOfText(count, text.open);
  const drafts = text === null ? DRAFTS_FROM_MEMORY : DRAFTS_OF_CHUNK;
  const { words, planCalls } = text ?? NO_TEXT;
  const asked: readonly DraftKind[] = what === 'flashcards' ? ['flashcard'] : kindsInTurn(kinds, 0);
  const passage = tokensOfWords(words);
  const rules = tokensOf(draftingRules(asked, text !== null));
  const repaired = Math.ceil(drafts * SHARE_REPAIRED);
  const writing = {
    inputTokens: 2 * (rules + passage) + repaired * WRITTEN,
    outputTokens: (drafts + repaired) * WRITTEN,
  };
  const judging = {
    inputTokens: 2 * (RUBRIC + passage) + SOLVING_RULES + passage + 3 * drafts * WRITTEN,
    outputTokens: (drafts + repaired) * JUDGED + drafts * SOLVED,
  };
  return {
    calls: pieces * CALLS_OF_PIECE + planCalls,
    usage: addUsage(times(writing, pieces), times(PLAN_CALL, planCalls)),
    reviewUsage: times(judging, pieces),
  };
}

function times({ inputTokens, outputTokens }: Usage, factor: number): Usage {
  if (factor === 0) return NO_USAGE;
  return {
    inputTokens: Math.round(inputTokens * factor),
    outputTokens: Math.round(outputTokens * factor),
  };
}
