/** A list or a table that a file marks; `title` is its own or that of the heading above it. */
export type MarkedList = {
  readonly kind: 'glossary' | 'definitions' | 'table' | 'steps' | 'numbered' | 'bullets';
  readonly title: string | undefined;
};

/** Where in a list or a table a paragraph stands. */
export type ListPlace = {
  readonly list: MarkedList;
  readonly row: number;
  /** 0 for a term, 1 for what explains it. */
  readonly column: number;
  readonly isHeader: boolean;
};

/** What a file marks about a paragraph. */
export type Marks = {
  readonly place?: ListPlace | undefined;
  /** Its first words, where they are set apart from the rest. */
  readonly lead?: string | undefined;
  /** Its first words are for machines. */
  readonly opensWithCode?: true | undefined;
  /** The heading above it in the file, where blocks of headings come from elsewhere. */
  readonly heading?: string | undefined;
  /** Most of it is for machines: to be typed, or written by one. */
  readonly isCode?: true | undefined;
  /** The document of an e-book in which it stands: its number in the spine, from 1. */
  readonly spineItem?: number | undefined;
};

/** What every kind of file is read into, in the order of the book. */
export type Block =
  | ({ readonly kind: 'paragraph'; readonly text: string } & Marks)
  | {
      readonly kind: 'heading';
      readonly text: string;
      /** 1 for the greatest parts of a book; more within them. */
      readonly level: number;
    };

export const paragraph = (text: string, marks: Marks = {}): Block => ({
  kind: 'paragraph',
  text,
  ...marks,
});

export const heading = (text: string, level: number): Block => ({ kind: 'heading', text, level });
