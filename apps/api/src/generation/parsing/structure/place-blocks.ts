import type { Span } from '../../../items/checks/sentences.ts';
import type { Chapter, Structure } from '../../book-text.ts';
import type { Block, Marks } from '../text-blocks.ts';

/** A paragraph where it stands in its chapter's text, with what the file marks about it. */
export type PlacedParagraph = Span & Marks & { readonly text: string };

/** A structure that does not know yet where it stands. */
export type FoundStructure = Omit<Structure, 'chapter' | 'title'> & {
  readonly title?: string | undefined;
};

/**
 * The paragraphs of each chapter with their marks. Chapters hold the blocks' paragraphs in their
 * order, some left out, so that each is the next one of its words.
 */
export function placeBlocks(
  chapters: readonly Chapter[],
  blocks: readonly Block[],
): PlacedParagraph[][] {
  const marks = new MarkFinder(blocks);
  return chapters.map(({ text }) => {
    let start = 0;
    return text.split('\n\n').map((paragraph) => {
      const placed = { ...marks.next(paragraph), start, end: start + paragraph.length };
      start = placed.end + 2;
      return { ...placed, text: paragraph };
    });
  });
}

class MarkFinder {
  readonly #blocks: readonly Block[];
  /** Indexes of the blocks of a text, in their order. */
  readonly #at: ReadonlyMap<string, readonly number[]>;
  readonly #next = new Map<string, number>();
  #from = 0;
  #heading = '';

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
    const paragraphs = [...blocks.entries()].filter(([, { kind }]) => kind === 'paragraph');
    this.#at = new Map(
      [...Map.groupBy(paragraphs, ([, { text }]) => text)].map(([text, entries]) => [
        text,
        entries.map(([index]) => index),
      ]),
    );
  }

  /** The marks of the next paragraph of these words. */
  next(text: string): Marks {
    const places = this.#at.get(text) ?? [];
    let turn = this.#next.get(text) ?? 0;
    while ((places[turn] ?? this.#from) < this.#from) turn += 1;
    const index = places[turn];
    if (index === undefined) return {};
    this.#next.set(text, turn + 1);
    // Headings are no part of a chapter's text.
    const above = this.#blocks.slice(this.#from, index).findLast(({ kind }) => kind === 'heading');
    if (above !== undefined) this.#heading = above.text;
    this.#from = index + 1;
    const block = this.#blocks[index];
    if (block?.kind !== 'paragraph') return {};
    const { place, lead, opensWithCode, heading = this.#heading, isCode, spineItem } = block;
    return { place, lead, opensWithCode, heading, isCode, spineItem };
  }
}
