import { type Static, Type } from 'typebox';

import { Tally } from './achievement.ts';
import { Answer } from './answer.ts';
import { Difficulty } from './flashcard.ts';
import { RunState } from './generation.ts';
import { QuestionType } from './question.ts';
import { ReportReason, ReportState } from './report.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';
import { TextFormat } from './source.ts';
import { Role, UserStats } from './user.ts';

const BookOfReader = Type.Object({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  addedAt: EpochMs,
});

/** A text of a book that the reader added; the file itself is theirs. */
const TextOfReader = Type.Object({
  name: Type.String(),
  format: TextFormat,
  words: Count,
  bookId: Id,
  addedAt: EpochMs,
  removedAt: nullable(EpochMs),
});

/** How far the reader said to have read a text: the number of the chapter, from 1. */
const PositionOfReader = Type.Object({
  sourceId: Id,
  bookId: Id,
  reached: Count,
  setAt: EpochMs,
});

/** A batch of items that the reader asked for. */
const GenerationOfReader = Type.Object({
  what: Type.Enum(['questions', 'flashcards']),
  bookId: Id,
  state: RunState,
  startedAt: EpochMs,
});

/** A question or flashcard; `text` is what it asks, in the revision that is meant. */
const ItemOfReader = Type.Object({
  id: Id,
  revision: Count,
  kind: Type.Union([QuestionType, Type.Literal('flashcard')]),
  text: Type.String(),
  bookId: Id,
});

/** An answer or a rating as the log has it; `streak` is the one after it. */
const ReviewOfReader = Type.Object({
  opId: Type.String(),
  item: ItemOfReader,
  kind: Type.Enum(['answer', 'rating']),
  value: Type.Union([Answer, Difficulty]),
  isCorrect: nullable(Type.Boolean()),
  practice: Type.Enum(['new', 'due', 'early']),
  xp: Count,
  streak: Count,
  answeredAt: EpochMs,
  receivedAt: EpochMs,
  timeZone: Type.String(),
  localDay: Type.String(),
});

/** An item as the reader reported it, and what became of that. */
const ReportOfReader = Type.Object({
  item: ItemOfReader,
  reason: ReportReason,
  note: nullable(Type.String()),
  state: ReportState,
  createdAt: EpochMs,
  decidedAt: nullable(EpochMs),
});

/** When an item comes up again, and the figures of the schedule behind that. */
const MemoryOfReader = Type.Object({
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

/** The account, or the guest: then without name and e-mail. */
const ReaderRecord = Type.Object({
  id: Id,
  isGuest: Type.Boolean(),
  name: nullable(Type.String()),
  email: nullable(Type.String()),
  role: Role,
  isOnLeaderboard: Type.Boolean(),
  createdAt: EpochMs,
  seenAt: EpochMs,
  /** Until when a link is good that an admin made for a forgotten password. */
  resetLinkExpiresAt: nullable(EpochMs),
});

/**
 * Everything that is stored about a reader, but for what only guards the account: the hashes of
 * password, sessions and tokens. Lists are in the order in which things were done.
 */
export const ReaderExport = Type.Object({
  exportedAt: EpochMs,
  account: ReaderRecord,
  totals: UserStats,
  counts: Tally,
  shelf: Type.Array(BookOfReader),
  booksAdded: Type.Array(BookOfReader),
  textsAdded: Type.Array(TextOfReader),
  readingPositions: Type.Array(PositionOfReader),
  generations: Type.Array(GenerationOfReader),
  reviews: Type.Array(ReviewOfReader),
  mastered: Type.Array(Type.Object({ item: ItemOfReader, masteredAt: EpochMs })),
  reports: Type.Array(ReportOfReader),
  achievements: Type.Array(Type.Object({ id: Type.String(), earnedAt: EpochMs })),
  memory: Type.Array(MemoryOfReader),
  operations: Type.Array(
    Type.Object({ opId: Type.String(), kind: Type.String(), createdAt: EpochMs }),
  ),
  feeds: Type.Array(
    Type.Object({
      feedId: Type.String(),
      itemIds: Type.Array(Id),
      served: Count,
      usedAt: EpochMs,
    }),
  ),
  sessions: Type.Array(Type.Object({ createdAt: EpochMs, expiresAt: EpochMs })),
});
export type ReaderExport = Static<typeof ReaderExport>;

/** Accounts confirm with their e-mail address, guests with the word DELETE. */
export const DeletionConfirmation = Type.Object(
  { confirmation: Type.String({ maxLength: 254 }) },
  strict,
);
export type DeletionConfirmation = Static<typeof DeletionConfirmation>;
