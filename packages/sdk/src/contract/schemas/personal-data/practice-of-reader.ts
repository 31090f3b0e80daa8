import { Type } from 'typebox';

import { PRACTICES, REVIEW_KINDS } from '../../../domain/answers.ts';
import { Answer } from '../answer.ts';
import { Difficulty } from '../flashcard.ts';
import { Count, EpochMs, Id, nullable } from '../scalars.ts';
import { PackDayRun } from '../study-pack.ts';
import { ItemOfReader } from './items-of-reader.ts';

/** An answer or a rating as the log has it; `streak` is the one after it. */
export const ReviewOfReader = Type.Object({
  opId: Type.String(),
  item: ItemOfReader,
  kind: Type.Enum(REVIEW_KINDS),
  value: Type.Union([Answer, Difficulty]),
  isCorrect: nullable(Type.Boolean()),
  practice: Type.Enum(PRACTICES),
  xp: Count,
  streak: Count,
  answeredAt: EpochMs,
  receivedAt: EpochMs,
  timeZone: Type.String(),
  localDay: Type.String(),
});

/** A review that was taken back: it counts for nothing. */
export const UndoneReview = Type.Object({ ...ReviewOfReader.properties, undoneAt: EpochMs });

/** When an item comes up again, and the figures of the schedule behind that. */
export const MemoryOfReader = Type.Object({
  itemId: Id,
  dueAt: EpochMs,
  stability: Type.Number(),
  difficulty: Type.Number(),
  scheduledDays: Count,
  learningSteps: Count,
  reps: Count,
  lapses: Count,
  phase: Count,
  lastReviewAt: EpochMs,
  lastOutcome: Type.String(),
  rightOnce: Type.Boolean(),
});

/** The days in a row as they are stored: until the last day that counted, and the zone of that; null where nothing is stored yet. */
export const RunOfReader = Type.Object({
  ...PackDayRun.properties,
  timeZone: nullable(Type.String()),
});
