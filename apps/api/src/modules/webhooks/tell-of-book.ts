import type { ReportReason } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { findAnyBook } from '../../items/find-book.ts';
import { enqueueMessage, type Told } from './enqueue-message.ts';
import { findListeners } from './queries.ts';

type OfBook = {
  readonly bookId: number;
  /** Who did it; null where they are gone. */
  readonly userId: number | null;
  /** Epoch ms. */
  readonly at: number;
};

type BookEvent = 'book.added' | 'items.made' | 'item.reported';

/** Tells that a reader has added a book. */
export const tellBookAdded = (tx: Tx, of: OfBook): Promise<void> => tell(tx, 'book.added', of, {});

/** Tells that items of a book were made, and may be answered now. */
export const tellItemsMade = (
  tx: Tx,
  of: OfBook,
  made: { readonly what: string; readonly count: number },
): Promise<void> => tell(tx, 'items.made', of, made);

/** Tells admins that an item was reported; the words of item and reporter are not told. */
export const tellItemReported = (
  tx: Tx,
  of: OfBook,
  report: { readonly item: { id: number; revision: number }; readonly reason: ReportReason },
): Promise<void> => tell(tx, 'item.reported', of, report);

async function tell(
  tx: Tx,
  type: BookEvent,
  { bookId, userId, at }: OfBook,
  details: object,
): Promise<void> {
  const wanted = { event: type, userId: userId ?? 0, admins: true } as const;
  const hooks = await findListeners(tx, wanted);
  const listening = type === 'item.reported' ? hooks.filter(({ role }) => role === 'admin') : hooks;
  if (listening.length === 0) return;
  const found = await findAnyBook(tx, bookId);
  if (found === undefined) return;
  const { title, author, slug } = found;
  const book = { id: bookId, title, author, slug };
  const told = { type, data: { book, ...details }, at } as Told;
  for (const hook of listening) await enqueueMessage(tx, hook.id, told);
}
