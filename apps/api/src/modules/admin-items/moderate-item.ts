import type {
  AdminItem,
  ClaimDecision,
  FiguresDecision,
  ItemModeration,
  Ok,
} from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { lockItem, settleItem } from '../../items/settle-item.ts';
import { decideClaims } from '../claims/decide-claims.ts';
import { decideFigures } from '../item-figures/figures-of-items.ts';
import { readAdminItem, requireAdminItem } from './list-admin-items.ts';
import { findItemOfAnyState } from './queries.ts';

/** What reporters are told of either decision. */
const OUTCOMES = { active: 'kept', hidden: 'hidden' } as const;

type ItemAt = {
  readonly itemId: number;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Keeps an item or brings it back, or hides it from readers; its open reports are decided so.
 *
 * @throws NotFoundError when admins see no such item.
 */
export async function moderateItem(
  tx: Tx,
  { itemId, state, now }: ItemAt & ItemModeration,
): Promise<AdminItem> {
  await lockItem(tx, itemId);
  await requireAdminItem(tx, itemId);
  await settleItem(tx, { itemId, state, outcome: OUTCOMES[state] }, now);
  return readAdminItem(tx, itemId);
}

/**
 * Decides about what readers claim to be right of an item.
 *
 * @throws NotFoundError when admins see no such item.
 * @throws ConflictError when the question cannot learn what is accepted.
 */
export async function moderateClaims(
  tx: Tx,
  { itemId, decision, now }: ItemAt & { readonly decision: ClaimDecision },
): Promise<AdminItem> {
  await lockItem(tx, itemId);
  await requireAdminItem(tx, itemId);
  await decideClaims(tx, { itemId, decision }, now);
  return readAdminItem(tx, itemId);
}

/**
 * Says that a question is fine in spite of its figures, or takes that back; nothing where it has none.
 *
 * @throws NotFoundError when admins see no such item.
 */
export async function moderateFigures(
  tx: Tx,
  { itemId, isFine }: Pick<ItemAt, 'itemId'> & FiguresDecision,
): Promise<AdminItem> {
  await lockItem(tx, itemId);
  await requireAdminItem(tx, itemId);
  await decideFigures(tx, { itemId, isFine });
  return readAdminItem(tx, itemId);
}

/**
 * Takes an item away from readers for good, a built-in one too: it stays deleted at the next start.
 * What readers did with it stays in their history. Harmless for one that is deleted already.
 *
 * @throws NotFoundError when admins see no such item.
 */
export async function deleteItem(tx: Tx, { itemId, now }: ItemAt): Promise<Ok> {
  await lockItem(tx, itemId);
  const item = await findItemOfAnyState(tx, itemId);
  if (item === undefined) throw new NotFoundError('Item not found');
  await settleItem(tx, { itemId, state: 'deleted', outcome: 'removed' }, now);
  return { ok: true };
}

/**
 * The same for a question.
 *
 * @throws NotFoundError when admins see no such item, or it is a flashcard.
 */
export async function deleteQuestion(tx: Tx, question: ItemAt): Promise<Ok> {
  const item = await findItemOfAnyState(tx, question.itemId);
  if (item === undefined || item.kind === 'flashcard') {
    throw new NotFoundError('Question not found');
  }
  return deleteItem(tx, question);
}
