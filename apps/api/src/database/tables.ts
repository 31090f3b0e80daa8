import type { Insertable, Selectable } from 'kysely';

import type { DocumentsTable } from './document-tables.ts';
import type {
  GenerationRunsTable,
  ItemOriginsTable,
  ModelBillsTable,
  ModelReservationsTable,
} from './generation-tables.ts';
import type { HighlightedBooksTable, HighlightsTable } from './highlight-tables.ts';
import type { InstallationTable } from './installation.ts';
import type {
  BookAddersTable,
  BooksTable,
  CoversTable,
  ItemFiguresTable,
  ItemRevisionsTable,
  ItemsTable,
  TopicsTable,
} from './library-tables.ts';
import type {
  AnswerClaimsTable,
  FeedRankingsTable,
  MasteredItemsTable,
  MemoryStatesTable,
  OperationsTable,
  PracticeDaysTable,
  ReadingPositionsTable,
  ReviewEventsTable,
  ShelfBooksTable,
  UndoneReviewsTable,
} from './practice-tables.ts';
import type {
  AccessTokensTable,
  OpenIdLinksTable,
  PasskeyChallengesTable,
  PasskeysTable,
  SessionsTable,
  UseCountersTable,
  UserAchievementsTable,
  UsersTable,
} from './reader-tables.ts';
import type { HidingReasonsTable, ItemHidingsTable, ItemReportsTable } from './report-tables.ts';
import type { SyncServersTable, WaitingPositionsTable } from './sync-server-tables.ts';
import type {
  BitesTable,
  IdeaWishesTable,
  SourceChaptersTable,
  SourceChunksTable,
  SourceIdeasTable,
  SourcePlansTable,
  SourceReadersTable,
  SourcesTable,
} from './text-tables.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts';

export type { ItemState } from './library-tables.ts';

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  openIdLinks: OpenIdLinksTable;
  accessTokens: AccessTokensTable;
  useCounters: UseCountersTable;
  topics: TopicsTable;
  books: BooksTable;
  bookAdders: BookAddersTable;
  covers: CoversTable;
  items: ItemsTable;
  itemRevisions: ItemRevisionsTable;
  itemFigures: ItemFiguresTable;
  shelfBooks: ShelfBooksTable;
  feedRankings: FeedRankingsTable;
  masteredItems: MasteredItemsTable;
  userAchievements: UserAchievementsTable;
  reviewEvents: ReviewEventsTable;
  practiceDays: PracticeDaysTable;
  undoneReviews: UndoneReviewsTable;
  answerClaims: AnswerClaimsTable;
  operations: OperationsTable;
  memoryStates: MemoryStatesTable;
  readingPositions: ReadingPositionsTable;
  sources: SourcesTable;
  sourceReaders: SourceReadersTable;
  sourceChapters: SourceChaptersTable;
  sourceChunks: SourceChunksTable;
  bites: BitesTable;
  sourcePlans: SourcePlansTable;
  sourceIdeas: SourceIdeasTable;
  ideaWishes: IdeaWishesTable;
  documents: DocumentsTable;
  highlightedBooks: HighlightedBooksTable;
  highlights: HighlightsTable;
  generationRuns: GenerationRunsTable;
  modelBills: ModelBillsTable;
  modelReservations: ModelReservationsTable;
  itemOrigins: ItemOriginsTable;
  itemReports: ItemReportsTable;
  itemHidings: ItemHidingsTable;
  hidingReasons: HidingReasonsTable;
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
  syncServers: SyncServersTable;
  waitingPositions: WaitingPositionsTable;
  installation: InstallationTable;
}

export type ReviewEventRow = Selectable<ReviewEventsTable>;
export type NewReviewEvent = Insertable<ReviewEventsTable>;
export type PracticeDayRow = Selectable<PracticeDaysTable>;
export type MemoryStateRow = Selectable<MemoryStatesTable>;
