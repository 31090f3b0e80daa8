/** What a reader's file turned out to be; `notes` are pasted. */
export type TextFormat = 'epub' | 'pdf' | 'text' | 'markdown' | 'notes' | 'clippings' | 'readwise';

/** A chapter in plain text: paragraphs are parted by an empty line, no line ends within them. */
export type Chapter = { readonly title: string; readonly text: string };

/** The text of a book in the order of its chapters, without front matter and licence. */
export type BookText = { readonly format: TextFormat; readonly chapters: readonly Chapter[] };

/**
 * A passage of one chapter, of 700 to 1,000 words where the chapter has them; whole sentences.
 * `chapter` is the chapter's index; `start` and `end` are offsets (UTF-16 units) in its text.
 */
export type Chunk = {
  readonly number: number;
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
  readonly words: number;
};
