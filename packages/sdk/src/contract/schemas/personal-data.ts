import { type Static, Type } from 'typebox';

import { PRACTICES, REVIEW_KINDS } from '../../domain/answers.ts';
import { BITE_DECISIONS } from '../../domain/bites.ts';
import { DOCUMENT_LINKS } from '../../domain/document-links.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { FeatCounts } from './achievement.ts';
import { Answer } from './answer.ts';
import { ClaimState, SecondOpinion } from './claim.ts';
import { Difficulty } from './flashcard.ts';
import { DeviceProgress } from './followed-document.ts';
import { Makeable, RunState } from './generation.ts';
import { HighlightsOfReader } from './highlighted-book.ts';
import { IdeaWish } from './plan.ts';
import { QuestionKind } from './question.ts';
import { ReportReason, ReportState } from './report.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';
import { TextFormat } from './source.ts';
import { PackDayRun } from './study-pack.ts';
import { Role, UserStats } from './user.ts';
import { Webhook, WebhookDelivery } from './webhook.ts';

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
  /** By which an e-reader knows the file. */
  partialMd5: nullable(Type.String()),
});

/** How far the reader said to have read a text: the number of the chapter, from 1. */
const PositionOfReader = Type.Object({
  sourceId: Id,
  bookId: Id,
  reached: Count,
  setAt: EpochMs,
});

/** How far a device of the reader has read a file. */
const DocumentOfReader = Type.Object({
  digest: Type.String(),
  ...DeviceProgress.properties,
  place: Type.String(),
  deviceId: nullable(Type.String()),
  fileName: nullable(Type.String()),
  title: nullable(Type.String()),
  authors: nullable(Type.String()),
  bookId: nullable(Id),
  link: nullable(Type.Enum(DOCUMENT_LINKS)),
});

/** What the reader wants of an idea of a text. */
const WishOfReader = Type.Object({
  sourceId: Id,
  bookId: Id,
  key: Type.String(),
  wish: IdeaWish,
  setAt: EpochMs,
});

/** A batch of items that the reader asked for. */
const GenerationOfReader = Type.Object({
  what: Makeable,
  bookId: Id,
  state: RunState,
  startedAt: EpochMs,
});

/** A question or flashcard; `text` is what it asks, in the revision that is meant. */
const ItemOfReader = Type.Object({
  id: Id,
  revision: Count,
  kind: Type.Union([QuestionKind, Type.Literal('flashcard')]),
  text: Type.String(),
  bookId: Id,
});

/** An answer or a rating as the log has it; `streak` is the one after it. */
const ReviewOfReader = Type.Object({
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
const UndoneReview = Type.Object({ ...ReviewOfReader.properties, undoneAt: EpochMs });

/** An item of the reader's own as it is now, with its other side: the answer, or the back. */
const OwnItemOfReader = Type.Object({
  item: ItemOfReader,
  otherSide: Type.String(),
  quote: nullable(Type.String()),
  isDeleted: Type.Boolean(),
  createdAt: EpochMs,
});

/** An item that was made as a preview, and that the reader has not kept. */
const ProposalOfReader = Type.Object({
  item: ItemOfReader,
  isStruck: Type.Boolean(),
  proposedAt: EpochMs,
});

/** A sentence of a text that was offered to the reader to be kept, and what they said of it. */
const BiteOfReader = Type.Object({
  itemId: Id,
  bookId: Id,
  sentence: Type.String(),
  decision: Type.Enum(BITE_DECISIONS),
  offeredAt: EpochMs,
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

/** An answer that the reader said was right, as it was written, and what became of that. */
const ClaimOfReader = Type.Object({
  opId: Type.String(),
  item: ItemOfReader,
  text: Type.String(),
  state: ClaimState,
  createdAt: EpochMs,
  decidedAt: nullable(EpochMs),
  /** What a model has said of it. */
  opinion: nullable(SecondOpinion),
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

/** A passkey; its secret half never was here. `transports` are the ways to reach whatever keeps it. */
const PasskeyOfReader = Type.Object({
  name: Type.String(),
  rpId: Type.String(),
  transports: Type.Array(Type.String()),
  isBackedUp: Type.Boolean(),
  createdAt: EpochMs,
  usedAt: nullable(EpochMs),
});

/** An access token, but for what it is checked by. */
const TokenOfReader = Type.Object({
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  createdAt: EpochMs,
  expiresAt: nullable(EpochMs),
  usedAt: nullable(EpochMs),
});

/** The account, or the guest: then without name and e-mail. */
const ReaderRecord = Type.Object({
  id: Id,
  isGuest: Type.Boolean(),
  name: nullable(Type.String()),
  email: nullable(Type.String()),
  role: Role,
  isOnLeaderboard: Type.Boolean(),
  makesHighlightCards: Type.Boolean(),
  addsHighlightedBooks: Type.Boolean(),
  createdAt: EpochMs,
  seenAt: EpochMs,
  /** Until when a link is good that an admin made for a forgotten password. */
  resetLinkExpiresAt: nullable(EpochMs),
});

/** Who the reader is at an identity provider. */
const LinkOfReader = Type.Object({
  issuer: Type.String(),
  subject: Type.String(),
  email: nullable(Type.String()),
  linkedAt: EpochMs,
  usedAt: nullable(EpochMs),
});

/** A webhook, with all that it was to deliver; `body` is what its address got. */
const WebhookOfReader = Type.Object({
  ...Webhook.properties,
  deliveries: Type.Array(Type.Object({ ...WebhookDelivery.properties, body: Type.String() })),
});

/** The days in a row as they are stored: until the last day that counted, and the zone of that; null where nothing is stored yet. */
const RunOfReader = Type.Object({
  ...PackDayRun.properties,
  timeZone: nullable(Type.String()),
});

export const ReaderExport = Type.Object(
  {
    exportedAt: EpochMs,
    account: ReaderRecord,
    totals: UserStats,
    counts: FeatCounts,
    dayRun: RunOfReader,
    shelf: Type.Array(BookOfReader),
    booksAdded: Type.Array(BookOfReader),
    textsAdded: Type.Array(TextOfReader),
    readingPositions: Type.Array(PositionOfReader),
    documents: Type.Array(DocumentOfReader),
    highlights: Type.Array(HighlightsOfReader),
    ideaWishes: Type.Array(WishOfReader),
    generations: Type.Array(GenerationOfReader),
    ownItems: Type.Array(OwnItemOfReader),
    proposals: Type.Array(ProposalOfReader),
    bites: Type.Array(BiteOfReader),
    reviews: Type.Array(ReviewOfReader),
    undoneReviews: Type.Array(UndoneReview),
    mastered: Type.Array(Type.Object({ item: ItemOfReader, masteredAt: EpochMs })),
    reports: Type.Array(ReportOfReader),
    claims: Type.Array(ClaimOfReader),
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
    sessions: Type.Array(
      Type.Object({
        device: nullable(Type.String()),
        createdAt: EpochMs,
        seenAt: EpochMs,
        expiresAt: EpochMs,
      }),
    ),
    passkeys: Type.Array(PasskeyOfReader),
    openIdLinks: Type.Array(LinkOfReader),
    accessTokens: Type.Array(TokenOfReader),
    webhooks: Type.Array(WebhookOfReader),
  },
  {
    description:
      'Everything that is stored about a reader, but for what only guards the account: the ' +
      'hashes of password, sessions and tokens, the secrets of webhooks. Lists are in the ' +
      'order in which things were done.',
  },
);
export type ReaderExport = Static<typeof ReaderExport>;

export const DeletionConfirmation = Type.Object(
  { confirmation: Type.Optional(Type.String({ maxLength: LONGEST.email })) },
  {
    ...strict,
    description:
      'Guests type the word DELETE; accounts need not, since they have given their password.',
  },
);
export type DeletionConfirmation = Static<typeof DeletionConfirmation>;
