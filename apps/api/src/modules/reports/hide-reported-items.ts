import type { Hold, ReportReason } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import type { AnonymousKeys } from './anonymous-keys.ts';
import {
  countHiddenOf,
  countItemsOf,
  findCountedReports,
  findHideable,
  findRecords,
  hideItem,
  lockBook,
  replaceHiding,
} from './hiding-queries.ts';
import { hasShareLeft, isEnough, lastingHold, onePerNetwork, weightOf } from './hiding-rule.ts';

/** A report that counts, with what it counts. */
type WeighedReport = {
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly network: string | null;
  readonly weight: number;
};

/**
 * Hides an item from all until an admin decides, once the reports of enough readers count; or notes why it
 * is left to an admin. To be called with the item locked; `now` in epoch ms.
 */
export async function hideWhenReportedEnough(
  tx: Tx,
  { itemId, now }: { readonly itemId: number; readonly now: number },
  keys: AnonymousKeys,
): Promise<void> {
  const counted = onePerNetwork(await weighedReports(tx, itemId, keys));
  if (!isEnough(counted)) return;
  const item = await findHideable(tx, itemId);
  if (item === undefined) return;
  const heldBy = lastingHold(item) ?? (await shareHold(tx, item.bookId));
  if (heldBy === null) await hideItem(tx, itemId);
  await replaceHiding(tx, { itemId, heldBy, createdAt: now }, counted);
}

async function weighedReports(
  tx: Tx,
  itemId: number,
  keys: AnonymousKeys,
): Promise<WeighedReport[]> {
  const reports = await findCountedReports(tx, itemId);
  const ids = reports.map(({ userId }) => userId);
  const records = await findRecords(tx, ids);
  return reports.map(({ userId, readerSince, reason, network }) => ({
    reporter: keys.reporter({ id: userId, createdAt: readerSince }),
    reason,
    network,
    weight: weightOf(records.get(userId) ?? { upheld: 0, dismissed: 0 }),
  }));
}

/** With the book locked, so that items of it that are reported at once share what is left. */
async function shareHold(tx: Tx, bookId: number): Promise<Hold | null> {
  await lockBook(tx, bookId);
  const [items, hidden] = [await countItemsOf(tx, bookId), await countHiddenOf(tx, bookId)];
  return hasShareLeft({ items, hidden }) ? null : 'share';
}
