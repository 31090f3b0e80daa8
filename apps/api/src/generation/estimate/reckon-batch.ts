import type { Makeable, QuestionKind } from '@morsel/sdk/domain';

import { piecesFor } from '../batches/batch-pieces.ts';
import type { DraftKind } from '../drafting/draft-entries.ts';
import { draftingRules } from '../drafting/drafting-rules.ts';
import { kindsInTurn } from '../drafting/kind-turns.ts';
import { tokensOf } from '../provider/token-estimate.ts';
import { NO_USAGE, type Usage, addUsage } from '../provider/token-usage.ts';

type Size = {
  readonly what: Makeable;
  readonly kinds: readonly QuestionKind[];
  readonly count?: number | undefined;
  /** Words of a part of the text, on average; null without a text. */
  readonly wordsOfPart: number | null;
  /** How many calls a plan takes that is still to be made. */
  readonly planCalls: number;
};

/** What would be asked of the model that writes, and of the one that reviews and solves. */
export type Reckoned = {
  readonly calls: number;
  readonly usage: Usage;
  readonly reviewUsage: Usage;
};

const TOKENS_PER_WORD = 1.4;
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

/** What a batch would take, by the sizes of what is asked and of what is usually answered. */
export function reckonBatch({ what, kinds, count, wordsOfPart, planCalls }: Size): Reckoned {
  const { pieces, drafts } = piecesFor(count, wordsOfPart !== null);
  const asked: readonly DraftKind[] = what === 'flashcards' ? ['flashcard'] : kindsInTurn(kinds, 0);
  const passage = Math.round((wordsOfPart ?? 0) * TOKENS_PER_WORD);
  const rules = tokensOf(draftingRules(asked, wordsOfPart !== null));
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
