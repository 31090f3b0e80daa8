import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';
import type {
  GenerationRunsTable,
  ItemOriginsTable,
  ItemReportsTable,
  SourceChaptersTable,
  SourceChunksTable,
  SourceReadersTable,
  SourcesTable,
} from './generation-tables.ts';

export type ItemKind = 'mcq' | 'true_false' | 'match_pairs' | 'arrange_list' | 'flashcard';

export type ItemState = 'active' | 'hidden' | 'deleted' | 'removed';

interface UsersTable {
  id: Generated<number>;
  name: string | null;
  email: string | null;
  password_hash: string | null;
  role: ColumnType<'reader' | 'admin', 'reader' | 'admin' | undefined, 'reader' | 'admin'>;
  guest_token_hash: string | null;
  /** Of the token of the reset link that was made last; null once it is used. */
  reset_hash: string | null;
  reset_expires_at: number | null;
  xp: Counter;
  streak: Counter;
  total_answered: Counter;
  correct_answered: Counter;
  longest_streak: Counter;
  /** A bit for each kind of question that was answered right once (`reviews/kind-bits.ts`). */
  kinds_right: Counter;
  comebacks: Counter;
  long_recalls: Counter;
  ratings: Counter;
  longest_day_streak: Counter;
  on_leaderboard: Flag;
  created_at: number;
  seen_at: number;
}

interface SessionsTable {
  id_hash: string;
  user_id: number | null;
  data: string;
  created_at: number;
  expires_at: number;
}

/** How often something that has a limit was done, in the window that ends at `ends_at`. */
interface UseCountersTable {
  key: string;
  count: number;
  ends_at: number;
}

interface TopicsTable {
  id: Generated<number>;
  name: string;
  color: string;
}

interface BooksTable {
  id: Generated<number>;
  slug: string;
  /** Title and author in the form in which two books are compared (the SDK's `bookIdentity`). */
  identity: string;
  title: string;
  author: string;
  year: number | null;
  description: string;
  image_url: string | null;
  cover_url: string | null;
  topic_id: number;
  /** Whether somebody chose the topic, or a model did; else it is the default. */
  topic_chosen: Flag;
  library_key: string | null;
  /** Place on the shelf that a newcomer gets; null for books that are not on it. */
  default_place: number | null;
  /** Whether everybody finds it; else only those who added it, and admins. */
  listed: Flag;
  hidden: Flag;
  created_at: number;
}

/** The readers who added a book: they see it before it is listed, and may have items made for it. */
interface BookAddersTable {
  user_id: number;
  book_id: number;
  added_at: number;
}

/** What came of fetching a book's remote picture: its bytes, or a time at which that failed. */
interface CoversTable {
  book_id: number;
  /** The book's `image_url` at that time. */
  source_url: string;
  content_type: string | null;
  bytes: Uint8Array | null;
  fetched_at: number | null;
  failed_at: number | null;
}

interface ItemsTable {
  id: Generated<number>;
  book_id: number;
  kind: ItemKind;
  library_key: string | null;
  /** The last revision that is its book's file's, where an admin has edited the item since. */
  library_revision: ColumnType<number | null, number | null | undefined, number | null>;
  /** The revision that readers get now; earlier ones stay for answers that are on their way. */
  revision: ColumnType<number, number | undefined, number>;
  position: Counter;
  difficulty: ColumnType<number, number | undefined, number>;
  /**
   * hidden: by an admin or by reports, until an admin decides. deleted: by an admin, for good.
   * removed: gone from its book's file, or with the text it was made from; may come back with it.
   */
  state: ColumnType<ItemState, 'active' | undefined, ItemState>;
  /** The text that it was made from: only its readers see the item. Null for items of all. */
  source_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: number;
}

interface ItemRevisionsTable {
  item_id: number;
  revision: number;
  /** What readers see before answering; `answer_key` holds the answer and explanation of a question. */
  body: string;
  answer_key: string | null;
  created_at: number;
}

interface ShelfBooksTable {
  id: Generated<number>;
  user_id: number;
  book_id: number;
  added_at: number;
}

interface FeedRankingsTable {
  user_id: number;
  feed_id: string;
  item_ids: string;
  served: number;
  /** Rises with each change, so that a change can tell whether it knows the latest. */
  version: Generated<number>;
  /** When it was ranked or another page of it was handed out. */
  used_at: number;
}

interface MasteredItemsTable {
  user_id: number;
  item_id: number;
  mastered_at: number;
}

interface UserAchievementsTable {
  user_id: number;
  achievement_id: string;
  earned_at: number;
}

interface ReviewEventsTable {
  id: Generated<number>;
  user_id: number;
  op_id: string;
  item_id: number;
  revision: number;
  kind: 'answer' | 'rating';
  value: string;
  is_correct: 0 | 1 | null;
  practice: 'new' | 'due' | 'early';
  xp: number;
  /** The streak after this event. */
  streak: number;
  answered_at: number;
  received_at: number;
  time_zone: string;
  local_day: string;
}

interface OperationsTable {
  user_id: number;
  op_id: string;
  kind: string;
  fingerprint: string;
  reply: string | null;
  created_at: number;
}

interface MemoryStatesTable {
  user_id: number;
  item_id: number;
  due_at: number;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  phase: number;
  last_review_at: number;
  last_outcome: string;
  right_once: Flag;
}

/** How far a reader has read a text; without a row, items of all its chapters may come. */
interface ReadingPositionsTable {
  user_id: number;
  source_id: number;
  /** Number of the chapter that the reader has got to, from 1. */
  reached: number;
  set_at: number;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  use_counters: UseCountersTable;
  topics: TopicsTable;
  books: BooksTable;
  book_adders: BookAddersTable;
  covers: CoversTable;
  items: ItemsTable;
  item_revisions: ItemRevisionsTable;
  shelf_books: ShelfBooksTable;
  feed_rankings: FeedRankingsTable;
  mastered_items: MasteredItemsTable;
  user_achievements: UserAchievementsTable;
  review_events: ReviewEventsTable;
  operations: OperationsTable;
  memory_states: MemoryStatesTable;
  reading_positions: ReadingPositionsTable;
  sources: SourcesTable;
  source_readers: SourceReadersTable;
  source_chapters: SourceChaptersTable;
  source_chunks: SourceChunksTable;
  generation_runs: GenerationRunsTable;
  item_origins: ItemOriginsTable;
  item_reports: ItemReportsTable;
}

export type ReviewEventRow = Selectable<ReviewEventsTable>;
export type NewReviewEvent = Insertable<ReviewEventsTable>;
export type MemoryStateRow = Selectable<MemoryStatesTable>;
