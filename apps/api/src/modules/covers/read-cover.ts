import { setTimeout as pause } from 'node:timers/promises';

import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import type { Viewer } from '../../items/visible-to.ts';
import type { CoverKeeper } from './cover-keeper.ts';
import { type CoverRow, findCover, findDrawnBook } from './queries.ts';

/** How long a request waits for a cover that is being fetched. */
const PATIENCE_MS = 3000;

export type ServedCover = {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** With its quotes; each picture that is fetched has another. */
  readonly etag: string;
  /** Whether everybody may see it, caches on the way included. */
  readonly isPublic: boolean;
};

type CoverRequest = { readonly reader: Viewer; readonly bookId: number };

/**
 * The cover picture of a book; one that is not there yet is waited for, for a while.
 *
 * @throws NotFoundError when there is no such book for this reader, or no picture of it.
 */
export async function readCover(
  db: Db,
  keeper: CoverKeeper,
  { reader, bookId }: CoverRequest,
): Promise<ServedCover> {
  const find = () => findCover(db, reader, bookId);
  const cover = await find();
  if (cover === undefined || !keeper.isWanted(cover)) return servedCover(cover);
  await Promise.race([keeper.keep(bookId), pause(PATIENCE_MS, undefined, { ref: false })]);
  return servedCover(await find());
}

function servedCover(cover: CoverRow | undefined): ServedCover {
  // A picture from an earlier address of the cover is not the one that is asked for.
  if (!cover?.contentType || cover.bytes === null || cover.sourceUrl !== cover.imageUrl) {
    throw new NotFoundError('This book has no cover picture');
  }
  const { contentType, bytes, fetchedAt, listed } = cover;
  return { contentType, bytes, etag: `"${fetchedAt ?? 0}"`, isPublic: listed === 1 };
}

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
  reader: Viewer,
  { bookId }: { readonly bookId: number },
): Promise<DrawnBook> {
  const book = await findDrawnBook(db, reader, bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  const { title, author, topicName, topicColor, listed } = book;
  return {
    subject: { title, author, topic: { name: topicName, color: topicColor } },
    isPublic: listed === 1,
  };
}
