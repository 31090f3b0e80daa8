/** What a reader marked in a book or noted about it, from a Kindle or from Readwise. */
export type Highlight = {
  readonly bookTitle: string;
  readonly author: string;
  readonly text: string;
  /** Whether the text is the reader's own. */
  readonly isNote: boolean;
  /** Where in the book, in whatever the device counts by; 0 when it does not tell. */
  readonly start: number;
  readonly end: number;
};
