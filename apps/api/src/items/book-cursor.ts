import { MOST_INTEGER } from '@morsel/sdk/domain';

import { InvalidInputError } from '../errors.ts';

/** Where a book stands in lists: by the key of its title, equal ones by id. */
export type BookPlace = { readonly titleKey: string; readonly id: number };

/** Names a place without telling callers how. It holds though its book is gone. */
export function cursorAt({ titleKey, id }: BookPlace): string {
  return Buffer.from(`${id} ${titleKey}`).toString('base64url');
}

/** @throws InvalidInputError when the cursor names no place. */
export function placeAt(cursor: string): BookPlace {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, digits, titleKey = ''] = /^(\d{1,10}) ([^\0]*)$/.exec(text) ?? [];
  const id = Number(digits);
  if (id <= MOST_INTEGER) return { titleKey, id };
  throw new InvalidInputError('This cursor is of no list', 'cursor');
}
