import type { OwnItem } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { authoredOf } from '../../items/authored-item.ts';
import { requireBook } from '../../items/find-book.ts';
import { contentOf } from '../../items/item-content.ts';
import { originOf } from '../../items/item-origins.ts';
import type { Reader } from '../../reader.ts';
import { findOwnItem, findOwnItems, type OwnItemRow } from './queries.ts';

/**
 * A page of the items of a book that are the reader's own, what got its words last first.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function listOwnItems(
  db: Db,
  reader: Reader,
  { bookId, after }: { readonly bookId: number; readonly after: string | undefined },
): Promise<OwnItem[]> {
  await requireBook(db, reader, bookId);
  const [changedAt = 0, id = 0] = after?.split('-').map(Number) ?? [];
  const place = after === undefined ? undefined : { changedAt, id };
  return (await findOwnItems(db, reader, { bookId, after: place })).map(presentOwnItem);
}

/**
 * An item of the reader's own, which may be deleted.
 *
 * @throws NotFoundError when they have no such item.
 */
export async function requireOwnItem(tx: Tx, reader: Reader, itemId: number): Promise<OwnItemRow> {
  const row = await findOwnItem(tx, reader, itemId);
  if (row === undefined) throw new NotFoundError('Item not found');
  return row;
}

/** @throws Error for a kind that no reader can have as their own. */
export function presentOwnItem(row: OwnItemRow): OwnItem {
  const { id, revision, changedAt } = row;
  const { origin = null } = originOf(row);
  const common = { id, revision, origin, changedAt };
  const item = authoredOf(contentOf(row));
  if (item.type === 'flashcard') return { ...common, ...item };
  if (item.type !== 'cloze') throw new Error(`Nobody has a ${item.type} as their own`);
  const { type, text, answer, accepted = [] } = item;
  return { ...common, type, text, answer, accepted: [...accepted] };
}
