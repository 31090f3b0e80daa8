import type { AdminBook } from '@morsel/sdk/contract';

import { aBook } from './items.ts';

export function anAdminBook(overrides: Partial<AdminBook> = {}): AdminBook {
  const counts = { questionCount: 24, flashcardCount: 1 };
  return { ...aBook(), ...counts, addedBy: null, listed: true, hidden: false, ...overrides };
}

/** A book that a guest added and no admin has approved. */
export function aGuestsBook(overrides: Partial<AdminBook> = {}): AdminBook {
  const book = { id: 9, title: 'Emma', author: 'Jane Austen', addedBy: 12, listed: false };
  return anAdminBook({ ...book, ...overrides });
}
