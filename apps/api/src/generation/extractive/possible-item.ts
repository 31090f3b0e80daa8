import type { AuthoredItem } from '../../items/compose-item.ts';

/** A stretch of a chapter's text, in offsets (UTF-16 units). */
export type ChapterSpan = {
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
};

/** An item that could be made of one or more sentences. */
export type PossibleItem = {
  readonly item: AuthoredItem;
  readonly difficulty: number;
  readonly quote: ChapterSpan;
  readonly chunk: number;
  /** The higher, the sooner it is taken. */
  readonly score: number;
};
