import type { AdminBook } from '@morsel/sdk/contract';
import { LONGEST, type TopicName } from '@morsel/sdk/domain';

import type { AdminSearch } from '../../../data/admin/admin-books.ts';
import { hasWords } from '../../../ui/text/has-words.ts';

/** Which books an admin wants to see, and in which order. */
export interface BookFilter {
  /** Stand in title or author. */
  readonly words: string;
  readonly state: 'all' | 'waiting' | 'hidden' | 'empty';
  readonly topic: TopicName | 'all';
  readonly order: 'title' | 'author' | 'newest' | 'fewest';
}

export const ALL_BOOKS: BookFilter = { words: '', state: 'all', topic: 'all', order: 'title' };

/** What the server is asked for a filter. */
export function searchOf({ words, state, topic }: BookFilter): AdminSearch {
  return {
    q: words.trim().slice(0, LONGEST.bookSearch) || undefined,
    state: state === 'all' ? undefined : state,
    topic: topic === 'all' ? undefined : topic,
  };
}

/** Whether a book is one of those that the filter lets through. */
export function passes(book: AdminBook, { words, state, topic }: BookFilter): boolean {
  if (topic !== 'all' && book.topic.name !== topic) return false;
  return isInState(book, state) && hasWords(words, [book.title, book.author]);
}

function isInState(book: AdminBook, state: BookFilter['state']): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'waiting':
      return isWaiting(book);
    case 'hidden':
      return book.hidden;
    case 'empty':
      return itemCount(book) === 0;
  }
}

/** Whether a reader's book waits for an admin's word. */
function isWaiting({ listed, hidden }: AdminBook): boolean {
  return !listed && !hidden;
}

/** The books in the order that the filter wants; equals stay as they come. */
export function inOrder(
  books: readonly AdminBook[],
  order: BookFilter['order'],
): readonly AdminBook[] {
  switch (order) {
    case 'title':
      return books;
    case 'author':
      return books.toSorted((a, b) => names.compare(a.author, b.author));
    case 'newest':
      return books.toSorted((a, b) => b.id - a.id);
    case 'fewest':
      return books.toSorted((a, b) => itemCount(a) - itemCount(b));
  }
}

const names = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

const itemCount = ({ questionCount, flashcardCount }: AdminBook) => questionCount + flashcardCount;
