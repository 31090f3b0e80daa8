/**
 * What a ranking needs to know of items, one column for each fact; an item is its place in them.
 * Columns are of one class each, since the engine reads mixed ones several times slower.
 */
export interface ItemColumns {
  readonly itemId: Float64Array;
  /** Number of its book, from 0 on. */
  readonly book: Int32Array;
  /** Number of its kind, as `CARD` is of flashcards. */
  readonly kind: Uint8Array;
  /** Number of its idea among those of all books; 0 where nobody has said what it is about. */
  readonly idea: Int32Array;
  /** What it asks of a reader, from 0, to recognise, on. */
  readonly hardness: Uint8Array;
  /** 1 (easy) to 3. */
  readonly difficulty: Float64Array;
  /** Place within its book. */
  readonly position: Float64Array;
}

/** Number of the kind of flashcards; those of questions follow. */
export const CARD = 0;

/** What a reader remembers of items, a row for each item that they have practised. */
export interface PractisedColumns {
  /** Place of the item in the columns of items. */
  readonly item: Int32Array;
  readonly itemId: Float64Array;
  /** Epoch ms. */
  readonly dueAt: Float64Array;
  readonly stability: Float64Array;
  readonly difficulty: Float64Array;
  /** Epoch ms. */
  readonly lastReviewAt: Float64Array;
  /** Whether the last answer was wrong, or the card was rated hard: 1, else 0. */
  readonly lastWrong: Uint8Array;
  /** Kept from one ranking to the next: what practice gains, and at which age; rows begin at NO_AGE. */
  readonly gain: Float64Array;
  readonly gainAge: Int32Array;
}

/** Of no row: its gain is worked out when it is needed. */
export const NO_AGE = -1;

/** What may stand in a reader's feed: new items, and those that they have practised. */
export interface FeedColumns {
  readonly items: ItemColumns;
  /** Places of the new items in the columns of items. */
  readonly fresh: Int32Array;
  readonly practised: PractisedColumns;
}

/** Columns for so many items, all 0. */
export function itemColumns(length: number): ItemColumns {
  return {
    itemId: new Float64Array(length),
    book: new Int32Array(length),
    kind: new Uint8Array(length),
    idea: new Int32Array(length),
    hardness: new Uint8Array(length),
    difficulty: new Float64Array(length),
    position: new Float64Array(length),
  };
}

/** Columns for so many items that were practised, all 0 but the ages of gains. */
export function practisedColumns(length: number): PractisedColumns {
  return {
    item: new Int32Array(length),
    itemId: new Float64Array(length),
    dueAt: new Float64Array(length),
    stability: new Float64Array(length),
    difficulty: new Float64Array(length),
    lastReviewAt: new Float64Array(length),
    lastWrong: new Uint8Array(length),
    gain: new Float64Array(length),
    gainAge: new Int32Array(length).fill(NO_AGE),
  };
}
