import type { Makeable } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import { makeableOf } from '../batches/known-items.ts';
import { countIdeas } from '../planning/plan-queries.ts';
import { countBatch } from '../sources/chapter-queries.ts';
import { type DecidableRow, findKeptOf } from './queries.ts';

/**
 * Counts the parts and ideas of texts that proposals are of which are about to be kept, once for each
 * run that made them, however often its reader keeps some.
 */
export async function countKept(tx: Tx, kept: readonly DecidableRow[]): Promise<void> {
  const before = await findKeptOf(tx, [...new Set(kept.flatMap(({ runId }) => runId ?? []))]);
  for (const group of groupsOf(kept)) {
    const [{ runId, sourceId }] = group;
    if (sourceId === null) continue;
    const counted = before.filter((one) => one.runId === runId && one.sourceId === sourceId);
    const fresh = <Part>(partOf: (one: Pick<DecidableRow, 'chunk' | 'idea'>) => Part | null) => {
      const old = new Set(counted.map(partOf));
      return [...new Set(group.flatMap((one) => partOf(one) ?? []))].filter((one) => !old.has(one));
    };
    const what: Makeable = makeableOf(group[0]);
    await countBatch(tx, what, { sourceId, chunks: fresh(({ chunk }) => chunk) });
    await countIdeas(tx, what, { sourceId, keys: fresh(({ idea }) => idea) });
  }
}

/** By run, text and what was made. */
function groupsOf(rows: readonly DecidableRow[]): (readonly [DecidableRow, ...DecidableRow[]])[] {
  const groups = new Map<string, [DecidableRow, ...DecidableRow[]]>();
  for (const row of rows) {
    const key = `${row.runId} ${row.sourceId} ${makeableOf(row)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}
