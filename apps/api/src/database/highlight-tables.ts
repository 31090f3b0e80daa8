import type { Generated } from 'kysely';

/** A title and author under which an app has sent highlights of a reader. */
export interface HighlightedBooksTable {
  id: Generated<number>;
  userId: number;
  /** The SDK's `bookIdentity`. */
  identity: string;
  title: string;
  author: string;
  /** The app, in its own word. */
  source: string | null;
  /** Null: their reader says that they are of none of their books. */
  bookId: number | null;
  /** The text that they were put into last; it grows at its end. */
  sourceId: number | null;
  receivedAt: number;
}

export interface HighlightsTable {
  id: Generated<number>;
  highlightedBookId: number;
  /** Of words and address: the same ones again are the same highlight. */
  hash: string;
  text: string;
  note: string | null;
  url: string | null;
  location: number;
  highlightedAt: number | null;
  receivedAt: number;
}
