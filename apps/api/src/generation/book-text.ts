import type { TextFormat } from '@morsel/sdk/domain';

import type { Span } from '../items/checks/sentences.ts';

/** A chapter in plain text: paragraphs are parted by an empty line, no line ends within them. */
export type Chapter = { readonly title: string; readonly text: string };

/** A stretch of a chapter's text in a list or a table; `isCode`: most of it is for machines. */
export type StructurePart = Span & { readonly isCode?: true };

/**
 * A list or a table of a chapter, or a question with its answer. Rows are a term and what explains
 * it, the cells of a table, a step of several, an answer to the title; `header` is the head of a
 * table, or what is said right before steps.
 */
export type Structure = {
  readonly kind: 'glossary' | 'definitions' | 'table' | 'steps' | 'numbered' | 'question';
  readonly chapter: number;
  /** Of the list itself, or of the heading above it. */
  readonly title: string | null;
  readonly header: readonly StructurePart[];
  readonly rows: readonly (readonly StructurePart[])[];
};

/** The text of a book in the order of its chapters, without front matter and licence. */
export type BookText = {
  readonly format: TextFormat;
  readonly chapters: readonly Chapter[];
  readonly structures: readonly Structure[];
  /** As a primary tag of BCP 47; null where it cannot be told. */
  readonly language: string | null;
  /** In which document of an e-book each chapter begins: its number in the spine, from 1. */
  readonly spineItems?: readonly number[] | undefined;
};

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
