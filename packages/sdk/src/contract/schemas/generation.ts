import { type Static, Type } from 'typebox';

import { Grounding } from './origin.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

/**
 * `reason` says why nothing was made and what to do about it; `grounding` what the items were made
 * from, absent where none were.
 */
export const GenerationResult = Type.Object({
  count: Count,
  reason: Type.Optional(Type.String()),
  grounding: Type.Optional(Grounding),
});
export type GenerationResult = Static<typeof GenerationResult>;

/** Which text to work from; without it the one that is covered least, else title and author. */
export const GenerationQuery = Type.Object({ sourceId: Type.Optional(Id) }, strict);
export type GenerationQuery = Static<typeof GenerationQuery>;

export const RunState = Type.Enum(['running', 'done', 'failed', 'cancelled']);
export type RunState = Static<typeof RunState>;

/** The steps of a run, in their order. */
export const RunStage = Type.Enum(['reading', 'drafting', 'checking', 'solving', 'storing']);
export type RunStage = Static<typeof RunStage>;

/**
 * A run makes one batch of items. `progress` is from 0 to 1. `rejected` counts refused drafts by
 * the name of the check that refused them. `usage` is for admins, else null; `usd` is null where
 * the prices are not known.
 */
export const GenerationRun = Type.Object({
  id: Id,
  bookId: Id,
  what: Type.Enum(['questions', 'flashcards']),
  sourceId: nullable(Id),
  state: RunState,
  stage: RunStage,
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  drafted: Count,
  kept: Count,
  rejected: Type.Record(Type.String(), Count),
  reason: nullable(Type.String()),
  startedAt: EpochMs,
  finishedAt: nullable(EpochMs),
  usage: nullable(
    Type.Object({
      model: Type.String(),
      inputTokens: Count,
      outputTokens: Count,
      usd: nullable(Type.Number()),
    }),
  ),
});
export type GenerationRun = Static<typeof GenerationRun>;

/** The runs of a book that the caller may see: those under way, and the last of each kind. */
export const BookRuns = Type.Array(GenerationRun);
export type BookRuns = Static<typeof BookRuns>;
