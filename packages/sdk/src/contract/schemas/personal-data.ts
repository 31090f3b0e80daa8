import { type Static, Type } from 'typebox';

import { LONGEST } from '../../domain/lengths.ts';
import { FeatCounts } from './achievement.ts';
import { HighlightsOfReader } from './highlighted-book.ts';
import {
  ReaderRecord,
  PasskeyOfReader,
  LinkOfReader,
  TokenOfReader,
  WebhookOfReader,
} from './personal-data/account-of-reader.ts';
import {
  BookOfReader,
  TextOfReader,
  PositionOfReader,
  DocumentOfReader,
  WishOfReader,
  GenerationOfReader,
} from './personal-data/books-of-reader.ts';
import {
  ItemOfReader,
  OwnItemOfReader,
  ProposalOfReader,
  BiteOfReader,
  ReportOfReader,
  ClaimOfReader,
} from './personal-data/items-of-reader.ts';
import {
  ReviewOfReader,
  UndoneReview,
  MemoryOfReader,
  RunOfReader,
} from './personal-data/practice-of-reader.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';
import { SyncServerOfReader, WaitingPosition } from './sync-server.ts';
import { UserStats } from './user.ts';

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
    syncServers: Type.Array(SyncServerOfReader),
    waitingPositions: Type.Array(WaitingPosition),
  },
  {
    description:
      'Everything that is stored about a reader, but for what only guards the account: the ' +
      'hashes of password, sessions and tokens, the secrets of webhooks, the password at another ' +
      'sync server. Lists are in the order in which things were done.',
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
