import type { Chapter, Chunk, Structure } from '../book-text.ts';

/** A chunk with its words. */
export type SourcePassage = Chunk & {
  /** Of its chapter. */
  readonly title: string;
  /** How many batches it was used in. */
  readonly batches?: number;
  readonly text: string;
  /** The idea that it is asked for; undefined: whatever it tells. */
  readonly idea?: { readonly key: string; readonly title: string } | undefined;
};

export type TextScope = 'whole' | 'read' | 'chosen';

/** A text of a book: all chapters, and the passages of this batch. */
export type SourceText = {
  readonly chapters: readonly Chapter[];
  readonly structures: readonly Structure[];
  /** A primary tag of BCP 47; null where it is not known. */
  readonly language: string | null;
  readonly passages: readonly SourcePassage[];
  /** Where the passages could come from: all chapters, those that are read so far, or that are chosen. */
  readonly scope: TextScope;
  /** How many passages there are of these. */
  readonly open: number;
  /** What the reader does not want to be asked for. */
  readonly leaveOut?: readonly string[];
};
