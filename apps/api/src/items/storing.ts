import type { Tx } from '../database/connection.ts';
import { InvalidInputError } from '../errors.ts';
import { integrityFlaws } from './checks/integrity.ts';
import { type ItemContent, contentColumns } from './content.ts';
import { unsolvedFor } from './unsolved.ts';

/**
 * A new item of a book; `libraryKey` is the stable key of an item of a built-in book, `sourceId` the
 * text whose readers alone see the item.
 */
export type ItemDraft = ItemContent & {
  bookId: number;
  libraryKey: string | null;
  sourceId?: number | null;
  position: number;
  difficulty: number;
};

/**
 * Stores a new item as its first revision and answers its id.
 *
 * @throws InvalidInputError when the content cannot work (see `integrityFlaws`).
 */
export async function storeItem(tx: Tx, draft: ItemDraft, now: number): Promise<number> {
  refuseBroken(draft);
  const { id } = await tx
    .insertInto('items')
    .values({
      book_id: draft.bookId,
      kind: draft.kind,
      library_key: draft.libraryKey,
      source_id: draft.sourceId ?? null,
      position: draft.position,
      difficulty: draft.difficulty,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('item_revisions')
    .values({ item_id: id, revision: 1, created_at: now, ...storedColumns(id, draft) })
    .execute();
  return id;
}

/**
 * Gives an item new content of the same kind and answers the new revision; the earlier ones stay
 * for answers that are on their way.
 *
 * @throws InvalidInputError when the content cannot work (see `integrityFlaws`).
 */
export async function reviseItem(
  tx: Tx,
  { itemId, content }: { itemId: number; content: ItemContent },
  now: number,
): Promise<number> {
  refuseBroken(content);
  const { revision } = await tx
    .updateTable('items')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', itemId)
    .where('kind', '=', content.kind)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('item_revisions')
    .values({ item_id: itemId, revision, created_at: now, ...storedColumns(itemId, content) })
    .execute();
  return revision;
}

/** The columns that hold this content for this item. */
export function storedColumns(itemId: number, content: ItemContent) {
  return contentColumns(unsolvedFor(itemId, content));
}

function refuseBroken(content: ItemContent): void {
  const [flaw] = integrityFlaws(content);
  if (flaw) throw new InvalidInputError(`${flaw.check}: ${flaw.detail}`);
}
