import type { Demand, ItemKind } from '@morsel/sdk/domain';
import type { ColumnType, Generated } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';

export type ItemState =
  | 'active'
  | 'hidden'
  | 'deleted'
  | 'removed'
  | 'offered'
  | 'skipped'
  | 'proposed'
  | 'struck';

export interface TopicsTable {
  id: Generated<number>;
  name: string;
  color: string;
}

export interface BooksTable {
  id: Generated<number>;
  slug: string;
  /** Title and author in the form in which two books are compared (the SDK's `bookIdentity`). */
  identity: string;
  title: string;
  author: string;
  /** Of the title, by which lists are in order, and of all that is searched (`bookKeys`). */
  titleKey: string;
  searchKey: string;
  year: number | null;
  description: string;
  imageUrl: string | null;
  coverUrl: string | null;
  topicId: number;
  /** Whether somebody chose the topic, or a model did; else it is the default. */
  topicChosen: Flag;
  libraryKey: string | null;
  /** Place on the shelf that a newcomer gets; null for books that are not on it. */
  defaultPlace: number | null;
  /** Whether everybody finds it; else only those who added it, and admins. */
  listed: Flag;
  hidden: Flag;
  createdAt: number;
}

/** The readers who added a book: they see it before it is listed, and may have items made for it. */
export interface BookAddersTable {
  userId: number;
  bookId: number;
  addedAt: number;
}

/** What came of fetching a book's remote picture: its bytes, or a time at which that failed. */
export interface CoversTable {
  bookId: number;
  /** The book's `imageUrl` at that time. */
  sourceUrl: string;
  contentType: string | null;
  bytes: Uint8Array | null;
  fetchedAt: number | null;
  failedAt: number | null;
}

export interface ItemsTable {
  id: Generated<number>;
  bookId: number;
  kind: ItemKind;
  libraryKey: string | null;
  /** The last revision that is its book's file's, where an admin has edited the item since. */
  libraryRevision: ColumnType<number | null, number | null | undefined, number | null>;
  /** The revision that readers get now; earlier ones stay for answers that are on their way. */
  revision: ColumnType<number, number | undefined, number>;
  position: Counter;
  difficulty: ColumnType<number, number | undefined, number>;
  /** Key of an idea of its book, which other items may ask for too. */
  idea: ColumnType<string | null, string | null | undefined, string | null>;
  demand: ColumnType<Demand, Demand, Demand>;
  /**
   * hidden: by an admin or by reports, until an admin decides. deleted: by an admin, for good.
   * removed: gone from its book's file, or with the text it was made from; may come back with it.
   * offered, skipped: a bite that its owner has not kept, which has no content then.
   * proposed, struck: made as a preview for its owner, who has not decided, or does not want it.
   */
  state: ColumnType<ItemState, 'active' | 'offered' | 'proposed' | undefined, ItemState>;
  /** The text that it was made from: only its readers see the item. Null for items of all. */
  sourceId: ColumnType<number | null, number | null | undefined, number | null>;
  /** The reader who alone sees it; null for items of all, or of all readers of the text. */
  ownerId: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of the bite of that text that it was made from. */
  biteRank: ColumnType<number | null, number | null | undefined, null>;
  /** When an admin last said that it stays as it is, wrote it or had it made: reports do not hide it then. */
  approvedAt: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: number;
}

export interface ItemRevisionsTable {
  itemId: number;
  revision: number;
  /** What readers see before answering; `answerKey` holds the answer and explanation of a question. */
  body: string;
  answerKey: string | null;
  createdAt: number;
}

/** What readers' first answers say of a revision of an item, as they were counted last. */
export interface ItemFiguresTable {
  itemId: number;
  revision: number;
  /** How many have answered it, and were right at once. */
  readers: number;
  rightReaders: number;
  /** JSON: how many have picked each option of an mcq. */
  picks: string;
  /** From -1 to 1, by those who can be compared; null where that says nothing. */
  discrimination: number | null;
  comparedReaders: number;
  /** Place of its worst doubt among `DOUBTS`; null without any. */
  doubt: number | null;
  /** How many readers there were when an admin said that it is fine; null while nobody says so. */
  fineAtReaders: ColumnType<number | null, undefined, number | null>;
  countedAt: number;
}
