import type { HighlightsLinkKind } from '@morsel/sdk/domain';
import type { Generated } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';

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
  bookId: number | null;
  /** How it is known which book that is; null: it is not known. By its reader and without a book: none. */
  link: HighlightsLinkKind | null;
  /** The text that they were put into last; null where it is gone, or none was begun. */
  sourceId: number | null;
  /** How many texts were begun. */
  texts: Counter;
  receivedAt: number;
}

export interface HighlightsTable {
  id: Generated<number>;
  highlightedBookId: number;
  /** Of its words: the same ones again are the same highlight. */
  hash: string;
  text: string;
  note: string | null;
  /** The app's own address of it, by which it is known when its words have changed. */
  url: string | null;
  location: number;
  highlightedAt: number | null;
  receivedAt: number;
  /** Whether it was put into a text, which may be gone. */
  placed: Flag;
  sourceId: number | null;
  /** Whether a card is still to be made of it. */
  wantsCard: Flag;
}
