/** The part of a book's page with its text, in an address behind `#`. */
export const BOOK_TEXT = 'book-text';

/** What a list of the book's page is called, and what it says when there is nothing to list. */
export interface ListText {
  readonly title: string;
  readonly loading: string;
  readonly failure: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

export const questionListText: ListText = {
  title: 'Practice Questions',
  loading: 'Loading questions...',
  failure: 'The questions did not arrive',
  emptyTitle: 'No Questions Available',
  emptyText: "Questions for this book haven't been generated yet.",
};

export const flashcardListText: ListText = {
  title: 'Study Flashcards',
  loading: 'Loading flashcards...',
  failure: 'The flashcards did not arrive',
  emptyTitle: 'No Flashcards Available',
  emptyText: "Flashcards for this book haven't been generated yet.",
};
