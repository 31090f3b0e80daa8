import type Database from 'better-sqlite3';

import { type TableWatch, type WatchedTable, watchTables } from '../../../database/watch-tables.ts';

/** What can change of what feeds are made of, whoever changes it. */
export interface FeedChangeListener {
  /** Anything of a reader: the shelf, texts, how far they have read. */
  readerChanged(userId: number): void;
  /** What a reader has done with an item: practised, mastered, reported. */
  itemOfReaderChanged(userId: number, itemId: number): void;
  readerGone(userId: number): void;
  /** When which of a reader's items have earned XP. */
  earningChanged(userId: number): void;
  /** Which items a book has, or who may see it or them. */
  bookChanged(bookId: number): void;
  /** How a book is shown. */
  bookLooksChanged(bookId: number): void;
  /** How an item is shown. */
  itemLooksChanged(itemId: number): void;
  /** How more than can be told is shown. */
  looksChanged(): void;
}

/** Columns by which an item belongs to feeds, and stands in them, or is shown. */
const ITEM_COLUMNS =
  'book_id kind revision position difficulty idea demand state source_id owner_id'.split(' ');
const BOOK_LOOKS = 'slug title author year description image_url cover_url topic_id listed'.split(
  ' ',
);

/**
 * Tells what changes in the tables that `eligibleItems`, rankings and the cards of a page are made of.
 * A table or column that one of them comes to use belongs here.
 */
export function watchFeed(database: Database.Database, listener: FeedChangeListener): TableWatch {
  return watchTables(database, [...tablesOfReaders(listener), ...tablesOfItems(listener)]);
}

function tablesOfReaders(listener: FeedChangeListener): WatchedTable[] {
  const values = ['user_id'];
  const ofReader: WatchedTable['tell'] = (userId) => listener.readerChanged(userId ?? 0);
  const ofItem: WatchedTable['tell'] = (userId, itemId) =>
    listener.itemOfReaderChanged(userId ?? 0, itemId ?? 0);
  return [
    {
      table: 'users',
      values: ['id'],
      events: ['delete'],
      tell: (userId) => listener.readerGone(userId ?? 0),
    },
    { table: 'shelf_books', values, tell: ofReader },
    { table: 'book_adders', values, tell: ofReader },
    { table: 'source_readers', values, tell: ofReader },
    { table: 'reading_positions', values, tell: ofReader },
    { table: 'memory_states', values: ['user_id', 'item_id'], tell: ofItem },
    { table: 'mastered_items', values: ['user_id', 'item_id'], tell: ofItem },
    { table: 'item_reports', values: ['user_id', 'item_id'], tell: ofItem },
    { table: 'review_events', values, tell: (userId) => listener.earningChanged(userId ?? 0) },
  ];
}

function tablesOfItems(listener: FeedChangeListener): WatchedTable[] {
  const ofItem: WatchedTable['tell'] = (itemId, bookId) => {
    listener.bookChanged(bookId ?? 0);
    listener.itemLooksChanged(itemId ?? 0);
  };
  const ofBook: WatchedTable['tell'] = (bookId) => listener.bookChanged(bookId ?? 0);
  const bookOf = (row: string) => `(select book_id from items where id = ${row}.item_id)`;
  return [
    { table: 'items', values: ['id', 'book_id'], updatesOf: ITEM_COLUMNS, tell: ofItem },
    { table: 'item_origins', values: ['item_id', bookOf], tell: ofItem },
    {
      table: 'item_revisions',
      values: ['item_id'],
      // A new one is shown when its item turns to it.
      events: ['update', 'delete'],
      tell: (itemId) => listener.itemLooksChanged(itemId ?? 0),
    },
    // Items and shelves tell of books and texts that come and go.
    {
      table: 'books',
      values: ['id'],
      updatesOf: ['listed', 'hidden'],
      events: ['update'],
      tell: ofBook,
    },
    {
      table: 'books',
      values: ['id'],
      updatesOf: BOOK_LOOKS,
      events: ['update'],
      tell: (bookId) => listener.bookLooksChanged(bookId ?? 0),
    },
    {
      table: 'sources',
      values: ['book_id'],
      updatesOf: ['shared'],
      events: ['update'],
      tell: ofBook,
    },
    {
      table: 'topics',
      values: [],
      events: ['update'],
      tell: () => listener.looksChanged(),
    },
  ];
}
