import type { WantedBook } from './highlights/wanted-book.ts';

export type TextFile = {
  readonly bytes: Uint8Array;
  /** As the reader's device calls it; its ending is a hint where the content does not tell. */
  readonly name: string;
  /** Whether the bytes are notes that were pasted, in UTF-8, or a file. */
  readonly kind: 'file' | 'notes';
  /** Which book's highlights are meant, where a file holds those of many. */
  readonly book: WantedBook;
};
