import { type Demand, USUAL_DEMAND } from '@morsel/sdk/domain';

import type { Tx } from '../database/connection.ts';
import { InvalidInputError } from '../errors.ts';
import { integrityFlaws } from './checks/integrity-flaws.ts';
import { type ItemContent, contentColumns } from './item-content.ts';
import { unsolvedFor } from './unsolved-content.ts';

/**
 * A new item of a book; `libraryKey` is the stable key of an item of a built-in book, `sourceId` the
 * text whose readers alone see the item, `ownerId` the reader who alone does. `isProposal`: its owner
 * has not decided about it. `isApproved`: an admin had it made, so that reports do not hide it.
 */
export type ItemDraft = ItemContent & {
  bookId: number;
  libraryKey: string | null;
  sourceId?: number | null;
  ownerId?: number | null;
  isProposal?: boolean;
  isApproved?: boolean;
  position: number;
  difficulty: number;
  idea?: string | null;
  /** The usual one of its kind where nothing is said. */
  demand?: Demand;
};

/**
 * Stores a new item as its first revision and returns its id.
 *
 * @throws InvalidInputError when the content cannot work (see `integrityFlaws`).
 */
export async function storeItem(tx: Tx, draft: ItemDraft, now: number): Promise<number> {
  refuseBroken(draft);
  const { id } = await tx
    .insertInto('items')
    .values({
      bookId: draft.bookId,
      kind: draft.kind,
      libraryKey: draft.libraryKey,
      sourceId: draft.sourceId ?? null,
      ownerId: draft.ownerId ?? null,
      position: draft.position,
      difficulty: draft.difficulty,
      state: draft.isProposal === true ? 'proposed' : 'active',
      idea: draft.idea ?? null,
      demand: draft.demand ?? USUAL_DEMAND[draft.kind],
      approvedAt: draft.isApproved === true ? now : null,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('itemRevisions')
    .values({ itemId: id, revision: 1, createdAt: now, ...storedColumns(id, draft) })
    .execute();
  return id;
}

/**
 * Gives an item without a history its content, of whatever kind. What it had before goes, but for the
 * number: devices know that revision for good, so none is ever used again.
 *
 * @throws InvalidInputError when the content cannot work (see `integrityFlaws`).
 */
export async function fillItem(
  tx: Tx,
  { itemId, content }: { itemId: number; content: ItemContent },
  now: number,
): Promise<void> {
  refuseBroken(content);
  const { kind } = content;
  const earlier = await tx
    .deleteFrom('itemRevisions')
    .where('itemId', '=', itemId)
    .returning('revision')
    .execute();
  const revision = Math.max(0, ...earlier.map((row) => row.revision)) + 1;
  await tx
    .updateTable('items')
    .set({ kind, demand: USUAL_DEMAND[kind], revision })
    .where('id', '=', itemId)
    .execute();
  await tx
    .insertInto('itemRevisions')
    .values({ itemId, revision, createdAt: now, ...storedColumns(itemId, content) })
    .execute();
}

/**
 * Gives an item new content of the same kind and returns the new revision; the earlier ones stay
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
    .insertInto('itemRevisions')
    .values({ itemId, revision, createdAt: now, ...storedColumns(itemId, content) })
    .execute();
  return revision;
}

/** Keeps in mind which revision of a built-in item is its file's; see the library's loader. */
export async function keepLibraryRevision(tx: Tx, itemId: number): Promise<void> {
  await tx
    .updateTable('items')
    .set((eb) => ({ libraryRevision: eb.fn.coalesce('libraryRevision', 'revision') }))
    .where('id', '=', itemId)
    .where('libraryKey', 'is not', null)
    .execute();
}

/** The columns that hold this content for this item. */
export function storedColumns(itemId: number, content: ItemContent) {
  return contentColumns(unsolvedFor(itemId, content));
}

function refuseBroken(content: ItemContent): void {
  const [flaw] = integrityFlaws(content);
  if (flaw) throw new InvalidInputError(`${flaw.check}: ${flaw.detail}`);
}
