import type { Hold } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import type { AnonymousKeys } from './anonymous-keys.ts';
import {
  countHiddenOf,
  countItemsOf,
  findCountedReports,
  findHideable,
  findNotedReasons,
  findRecords,
  hideItem,
  type NotedReason,
  replaceHiding,
  type SharedItems,
} from './hiding-queries.ts';
import {
  hasShareLeft,
  isEnough,
  lastingHold,
  MOST_COUNTED,
  notedReasons,
  onePerNetwork,
  weightOf,
} from './hiding-rule.ts';

/** A report that counts, with what it counts. */
type WeighedReport = NotedReason & { readonly network: string | null };

/**
 * Hides an item from all until an admin decides, once the reports of enough readers count; or notes why it
 * is left to an admin. To be called with book and item held, so that items of a book that are reported at
 * once share what is left; `now` in epoch ms.
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
  const heldBy = lastingHold(item) ?? (await shareHold(tx, item));
  if (heldBy === null) await hideItem(tx, itemId);
  const reasons = notedReasons(counted, await findNotedReasons(tx, itemId));
  await replaceHiding(tx, { itemId, heldBy, createdAt: now }, reasons);
}

async function weighedReports(
  tx: Tx,
  itemId: number,
  keys: AnonymousKeys,
): Promise<WeighedReport[]> {
  const reports = await findCountedReports(tx, itemId, MOST_COUNTED);
  const ids = reports.map(({ userId }) => userId);
  const records = await findRecords(tx, ids);
  return reports.map(({ userId, readerSince, reason, network }) => ({
    reporter: keys.reporter({ id: userId, createdAt: readerSince }),
    reason,
    network,
    weight: weightOf(records.get(userId) ?? { upheld: 0, dismissed: 0 }),
  }));
}

async function shareHold(tx: Tx, ofThese: SharedItems): Promise<Hold | null> {
  const [items, hidden] = [await countItemsOf(tx, ofThese), await countHiddenOf(tx, ofThese)];
  return hasShareLeft({ items, hidden }) ? null : 'share';
}
