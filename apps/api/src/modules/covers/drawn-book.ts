import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { type Onlooker, viewerOf } from '../../items/visible-to.ts';
import { findDrawnBook } from './queries.ts';

export type DrawnBook = {
  readonly subject: CoverSubject;
  /** Whether everybody may see it, caches on the way included. */
  readonly isPublic: boolean;
};

/**
 * What the cover of a book is drawn from.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function readDrawnBook(
  db: Db,
  reader: Onlooker,
  { bookId }: { readonly bookId: number },
): Promise<DrawnBook> {
  const [book] = await findDrawnBook(db, { bookId, ...viewerOf(reader) });
  if (book === undefined) throw new NotFoundError('Book not found');
  const { title, author, topicName, topicColor, listed } = book;
  return {
    subject: { title, author, topic: { name: topicName, color: topicColor } },
    isPublic: listed === 1,
  };
}
