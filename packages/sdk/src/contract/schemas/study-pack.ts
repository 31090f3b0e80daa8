import { type Static, Type } from 'typebox';

import { KNOWN_ITEMS } from '../../domain/formats.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { MOST_STUDY_PACK, STUDY_PACK_SIZE } from '../../domain/limits.ts';
import { FeatCounts } from './achievement.ts';
import { Explaining, RightAnswer } from './answer.ts';
import { FeedItem } from './feed.ts';
import { Origin } from './origin.ts';
import { CalendarDay, Count, EpochMs, Id, nullable, strict } from './scalars.ts';
import { UserStats } from './user.ts';

export const StudyPackQuery = Type.Object(
  {
    size: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_STUDY_PACK, default: STUDY_PACK_SIZE }),
    ),
    known: Type.Optional(
      Type.String({
        maxLength: LONGEST.knownItems,
        pattern: KNOWN_ITEMS,
      }),
    ),
  },
  {
    ...strict,
    description:
      '`known` lists the items that the device has already, as `id.revision`, with commas ' +
      'between.',
  },
);
export type StudyPackQuery = Static<typeof StudyPackQuery>;

export const PackMemory = Type.Object(
  {
    dueAt: EpochMs,
    stability: Type.Number(),
    difficulty: Type.Number(),
    scheduledDays: Count,
    learningSteps: Count,
    reps: Count,
    lapses: Count,
    state: Count,
    lastReviewAt: EpochMs,
  },
  {
    description:
      'What the reader remembers of an item: all that the review schedule needs to go on from ' +
      'it.',
  },
);
export type PackMemory = Static<typeof PackMemory>;

export const PackEntry = Type.Object(
  {
    itemId: Id,
    revision: Count,
    memory: nullable(PackMemory),
    earnedOn: Type.Optional(CalendarDay),
  },
  {
    description:
      "An item's place in the pack; `memory` is null for one that the reader has not met. " +
      '`earnedOn` is the last local day on which it has earned XP, absent where that was not ' +
      'lately.',
  },
);
export type PackEntry = Static<typeof PackEntry>;

export const PackKey = Type.Object(
  {
    ...Explaining.properties,
    answer: RightAnswer,
    origin: Type.Optional(Origin),
  },
  {
    description:
      'What grades a question and explains it; `origin` is there for generated questions.',
  },
);
export type PackKey = Static<typeof PackKey>;

export const PackItem = Type.Object(
  { item: FeedItem, key: nullable(PackKey) },
  { description: 'An item as the feed shows it; `key` is null for a flashcard.' },
);
export type PackItem = Static<typeof PackItem>;

export const PackFeats = Type.Object(
  {
    ...FeatCounts.properties,
    mastered: Count,
    booksMastered: Count,
  },
  { description: 'What achievements hang on, beside the stats.' },
);
export type PackFeats = Static<typeof PackFeats>;

export const PackDayRun = Type.Object(
  {
    days: Count,
    freezes: Count,
    towardsFreeze: Count,
    lastDay: nullable(CalendarDay),
  },
  {
    description: 'The days in a row until `lastDay`, from which the rules of the day streak go on.',
  },
);
export type PackDayRun = Static<typeof PackDayRun>;

export const StudyPack = Type.Object(
  {
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
  },
  { description: "All that a device needs to go on with the reader's feed without the server." },
);
export type StudyPack = Static<typeof StudyPack>;
