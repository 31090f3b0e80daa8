import { type Static, Type } from 'typebox';

import { Tally } from './achievement.ts';
import { RightAnswer } from './answer.ts';
import { FeedItem } from './feed.ts';
import { Origin } from './origin.ts';
import { CalendarDay } from './progress.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';
import { UserStats } from './user.ts';

/** Items of a study pack when nothing else is asked for. */
export const STUDY_PACK_SIZE = 200;

/** `known` lists the items that the device has already, as `id.revision`, with commas between. */
export const StudyPackQuery = Type.Object(
  {
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: STUDY_PACK_SIZE })),
    known: Type.Optional(
      Type.String({
        maxLength: 10_000,
        pattern: '^(?:\\d{1,10}\\.\\d{1,10}(?:,\\d{1,10}\\.\\d{1,10})*)?$',
      }),
    ),
  },
  strict,
);
export type StudyPackQuery = Static<typeof StudyPackQuery>;

/** What the reader remembers of an item: all that the review schedule needs to go on from it. */
export const PackMemory = Type.Object({
  dueAt: EpochMs,
  stability: Type.Number(),
  difficulty: Type.Number(),
  scheduledDays: Count,
  learningSteps: Count,
  reps: Count,
  lapses: Count,
  state: Count,
  lastReviewAt: EpochMs,
});
export type PackMemory = Static<typeof PackMemory>;

/** An item's place in the pack; `memory` is null for one that the reader has not met. */
export const PackEntry = Type.Object({ itemId: Id, revision: Count, memory: nullable(PackMemory) });
export type PackEntry = Static<typeof PackEntry>;

/** What grades a question and explains it; `origin` is there for generated questions. */
export const PackKey = Type.Object({
  answer: RightAnswer,
  explanation: Type.String(),
  origin: Type.Optional(Origin),
});
export type PackKey = Static<typeof PackKey>;

/** An item as the feed shows it; `key` is null for a flashcard. */
export const PackItem = Type.Object({ item: FeedItem, key: nullable(PackKey) });
export type PackItem = Static<typeof PackItem>;

/** What achievements hang on, beside the stats. */
export const PackFeats = Type.Object({
  ...Tally.properties,
  mastered: Count,
  booksMastered: Count,
});
export type PackFeats = Static<typeof PackFeats>;

/** The days in a row until `lastDay`, from which the rules of the day streak go on. */
export const PackDayRun = Type.Object({
  days: Count,
  freezes: Count,
  towardsFreeze: Count,
  lastDay: nullable(CalendarDay),
});
export type PackDayRun = Static<typeof PackDayRun>;

/** All that a device needs to go on with the reader's feed without the server. */
export const StudyPack = Type.Object({
  /** The server's time (epoch ms). */
  now: EpochMs,
  /** The next items for the reader, in the order of their feed. */
  entries: Type.Array(PackEntry),
  /** Those of them that the device lacks. */
  items: Type.Array(PackItem),
  stats: UserStats,
  feats: PackFeats,
  dayRun: PackDayRun,
  /** Ids of the achievements that the reader has earned already. */
  achievements: Type.Array(Type.String()),
});
export type StudyPack = Static<typeof StudyPack>;
