import type { AdminItem, ClaimDecision } from '@morsel/sdk/contract';
import { normalizedText } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { lockReaders } from './accept-claims.ts';
import { acceptAsTold } from './accept-when-agreed.ts';
import { closeClaims, findOpenClaims, findOpenClaimsOf } from './queries.ts';
import { findOpinions } from './second-opinion-queries.ts';

/**
 * Decides about the open claims of a text as an admin says; nothing when there are none any more. To be
 * called with the item locked; `now` in epoch ms.
 *
 * @throws ConflictError when the question cannot learn it.
 */
export async function decideClaims(
  tx: Tx,
  { itemId, decision: { text, state } }: { itemId: number; decision: ClaimDecision },
  now: number,
): Promise<void> {
  // As admins saw it: the rules may have changed since it was normalized.
  const shown = (await findOpenClaimsOf(tx, [itemId])).find((claim) => claim.text === text);
  const claimed = { itemId, normalized: shown?.normalized ?? normalizedText(text) };
  const claims = await findOpenClaims(tx, claimed);
  await lockReaders(
    tx,
    claims.map(({ userId }) => userId),
  );
  if (state === 'accepted') await acceptAsTold(tx, claimed, now);
  else await closeClaims(tx, claimed, { state, decidedAt: now });
}

type OpenClaims = AdminItem['claims'];

/** The open claims of items by what is claimed, for admins: what most say first. */
export async function openClaimsOf(
  db: Db | Tx,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, OpenClaims>> {
  const rows = itemIds.length === 0 ? [] : await findOpenClaimsOf(db, itemIds);
  const claimed = Map.groupBy(rows, ({ itemId }) => itemId);
  const opinions = claimed.size === 0 ? [] : await findOpinions(db, [...claimed.keys()]);
  const said = Map.groupBy(opinions, ({ itemId }) => itemId);
  return new Map(
    [...claimed].map(([itemId, claims]) => [itemId, byText(claims, said.get(itemId) ?? [])]),
  );
}

function byText(
  claims: Awaited<ReturnType<typeof findOpenClaimsOf>>,
  opinions: Awaited<ReturnType<typeof findOpinions>>,
): OpenClaims {
  const byText = Map.groupBy(claims, ({ normalized }) => normalized);
  return [...byText.entries()]
    .flatMap(([normalized, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const { text, createdAt } = first;
      const readers = new Set(same.map(({ userId }) => userId)).size;
      const last = opinions.findLast((one) => one.normalized === normalized);
      const opinion = last ? { isSame: last.opinion === 1, at: last.opinionAt } : null;
      return [{ text, readers, createdAt, opinion }];
    })
    .toSorted((a, b) => b.readers - a.readers);
}
