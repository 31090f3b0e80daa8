import type { Db, Tx } from '../database/connection.ts';
import { keepLibraryRevision, reviseItem, storedColumns, storeItem } from '../items/store-item.ts';
import type { ComposedItem } from './compose-book-items.ts';
import { withLearntWordings } from './learnt-wordings.ts';

type StoredItems = Awaited<ReturnType<typeof findItems>>;
type LibraryItemRow = StoredItems[number];

/** The items that came from a book's file, removed ones too, with what the file gave them last. */
export async function findItems(db: Db | Tx, bookId: number) {
  return db
    .selectFrom('items')
    .innerJoin('itemRevisions', (join) =>
      join
        .onRef('itemRevisions.itemId', '=', 'items.id')
        .on('itemRevisions.revision', '=', (eb) =>
          eb.fn.coalesce('items.libraryRevision', 'items.revision'),
        ),
    )
    .select(['id', 'kind', 'libraryKey', 'position', 'difficulty', 'idea', 'demand', 'state'])
    .select(['itemRevisions.body', 'itemRevisions.answerKey'])
    .where('bookId', '=', bookId)
    .where('libraryKey', 'is not', null)
    .execute();
}

export function areItemsUnchanged(stored: StoredItems, composed: readonly ComposedItem[]): boolean {
  const left = new Map(stored.map((item) => [item.libraryKey, item]));
  const same = composed.every((item) => {
    const known = left.get(item.libraryKey);
    left.delete(item.libraryKey);
    return known !== undefined && isSameItem(known, item);
  });
  return same && [...left.values()].every(({ state }) => state !== 'active');
}

function isSameItem(known: LibraryItemRow, item: ComposedItem): boolean {
  return known.kind === item.content.kind && isSamePlace(known, item) && isSameContent(known, item);
}

/** Items that an admin has taken away stay so; only what a file once dropped comes back with it. */
function isSamePlace(known: LibraryItemRow, item: ComposedItem): boolean {
  return (
    known.state !== 'removed' &&
    known.position === item.position &&
    known.difficulty === item.difficulty &&
    known.idea === item.idea &&
    known.demand === item.demand
  );
}

function isSameContent(known: LibraryItemRow, { content }: ComposedItem): boolean {
  const columns = storedColumns(known.id, content);
  return known.body === columns.body && known.answerKey === columns.answerKey;
}

/**
 * Brings a book's items in line with its file: new ones are added, content that has changed in the
 * file becomes a new revision, moved ones are moved, and those that are gone are marked removed, so
 * that history and late answers still find them. What an admin has edited stays until the file says
 * something new. An item that changes its kind is another item.
 */
export async function storeItems(
  tx: Tx,
  { bookId, items }: { bookId: number; items: readonly ComposedItem[] },
  now: number,
): Promise<void> {
  const stored = await findItems(tx, bookId);
  const byKey = new Map(stored.map((item) => [item.libraryKey, item]));
  const kinds = new Map(items.map((item) => [item.libraryKey, item.content.kind]));
  const gone = stored.filter((item) => kinds.get(item.libraryKey ?? '') !== item.kind);
  for (const item of gone) await removeItem(tx, item, kinds.has(item.libraryKey ?? ''));
  for (const item of items) {
    const known = byKey.get(item.libraryKey);
    if (known === undefined || gone.includes(known)) await addItem(tx, bookId, item, now);
    else await updateItem(tx, known, item, now);
  }
}

async function removeItem(
  tx: Tx,
  { id, state }: LibraryItemRow,
  keyIsNeeded: boolean,
): Promise<void> {
  if (state !== 'active' && !keyIsNeeded) return;
  await tx
    .updateTable('items')
    .set({
      state: state === 'deleted' ? state : 'removed',
      ...(keyIsNeeded ? { libraryKey: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

async function addItem(tx: Tx, bookId: number, item: ComposedItem, now: number): Promise<void> {
  const { content, ...place } = item;
  await storeItem(tx, { bookId, ...place, ...content }, now);
}

/**
 * An admin's edit, if there was one, was of the content that the file has given up; what readers have
 * taught stays.
 */
async function takeOver(tx: Tx, itemId: number, { content }: ComposedItem, now: number) {
  const taught = await withLearntWordings(tx, itemId, content);
  await reviseItem(tx, { itemId, content }, now);
  await tx.updateTable('items').set({ libraryRevision: null }).where('id', '=', itemId).execute();
  if (taught === content) return;
  await keepLibraryRevision(tx, itemId);
  await reviseItem(tx, { itemId, content: taught }, now);
}

async function updateItem(
  tx: Tx,
  known: LibraryItemRow,
  item: ComposedItem,
  now: number,
): Promise<void> {
  if (!isSameContent(known, item)) {
    await takeOver(tx, known.id, item, now);
  }
  if (isSamePlace(known, item)) return;
  await tx
    .updateTable('items')
    .set({
      position: item.position,
      difficulty: item.difficulty,
      idea: item.idea,
      demand: item.demand,
      state: known.state === 'removed' ? 'active' : known.state,
    })
    .where('id', '=', known.id)
    .execute();
}
