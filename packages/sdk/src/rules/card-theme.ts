/** Number of colour themes for cards. */
export const CARD_THEMES = 6;

/** Theme of a book's cards, 0 to 5; theme 0 when the book's id is missing or no whole number. */
export function cardTheme(bookId: number | undefined): number {
  return bookId !== undefined && Number.isInteger(bookId) ? Math.abs(bookId) % CARD_THEMES : 0;
}
