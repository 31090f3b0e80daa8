import type { Tx } from '../../database/connection.ts';
import { lockItem } from '../../items/settle-item.ts';
import { findClaimedItems, findClaimsOf, insertClaims } from './queries.ts';

type Move = { readonly fromId: number; readonly toId: number; readonly known: ReadonlySet<string> };

/** Locks what a reader has open claims of, as those do who decide about them: before any reader. */
export async function lockClaimedItems(tx: Tx, userId: number): Promise<void> {
  for (const { itemId } of await findClaimedItems(tx, userId)) await lockItem(tx, itemId);
}

/**
 * Runs a change that moves a reader's log under another, and brings the claims of its answers along,
 * but for those of operations that the other did already (`known`).
 */
export async function withClaimsMoved(
  tx: Tx,
  { fromId, toId, known }: Move,
  change: () => Promise<void>,
): Promise<void> {
  const claims = await findClaimsOf(tx, fromId);
  await change();
  const moved = claims.filter(({ opId }) => !known.has(opId));
  await insertClaims(
    tx,
    moved.map((claim) => ({ ...claim, userId: toId })),
  );
}
