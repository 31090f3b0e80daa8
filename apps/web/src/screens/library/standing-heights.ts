import type { CSSProperties } from 'react';

/** How high (px) the content of each book in the list was when the list was left, by the book's id. */
const heights = new Map<number, number>();

/**
 * A list that is left remembers how high its books stood, those that were not laid out included: whoever comes
 * back finds them as high, and so the browser the place that it remembers.
 */
export function rememberHeights(list: HTMLElement | null): () => void {
  return () => {
    for (const card of list?.querySelectorAll<HTMLElement>('[data-book]') ?? []) {
      heights.set(Number(card.dataset['book']), contentHeight(card));
    }
  };
}

/** Marks the card of a book, and has it stand as high as it did, until it is laid out. */
export function standing(bookId: number) {
  const height = heights.get(bookId);
  const style: CSSProperties & { '--content'?: string } =
    height === undefined ? {} : { '--content': `${String(height)}px` };
  return { 'data-book': bookId, style };
}

function contentHeight(card: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(card);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
  return around.reduce(
    (height, edge) => height - Number.parseFloat(edge),
    card.getBoundingClientRect().height,
  );
}
