import { type FeedChanges, practiceOf, readPage } from '@morsel/sdk/rules';
import { rankPrepared } from '@morsel/sdk/rules/schedule';

import { rankingSeed } from '../rank-feed.ts';
import type { FeedRequest } from '../read-feed.ts';
import { type FrozenRanking, rankFurther } from './frozen-ranking.ts';
import type { ItemCatalogue } from './item-catalogue.ts';
import { dueOf, itemCount, type KnownStanding, partOf, type Standing } from './standing.ts';

/**
 * Ids of a page of a frozen ranking, which then has served them. As in the database: served slots keep
 * their places, what has left drops out, what has come follows.
 */
export function pageOfRanking(
  ranking: FrozenRanking,
  known: KnownStanding,
  request: FeedRequest,
): readonly number[] {
  const { offset, limit, now, dueOnly } = request;
  const end = offset + limit;
  if (dueOnly || ranking.fits !== known.state) {
    bringUpToDate(ranking, known, request);
    ranking.fits = known.state;
  } else {
    rankFurther(ranking, known, end);
  }
  const ids = [...ranking.order.subarray(offset, end)];
  if (ids.length > 0 && offset + ids.length > ranking.served) {
    ranking.served = offset + ids.length;
    ranking.bookServedLast = bookOf(ids.at(-1) ?? 0, known);
    ranking.usedAt = now;
  }
  return ids;
}

function bringUpToDate(
  ranking: FrozenRanking,
  { standing, catalogue }: KnownStanding,
  request: FeedRequest,
): void {
  const { now, dueOnly } = request;
  const { order, served, bookServedLast: bookBefore } = ranking;
  const present = dueOnly ? dueOf(standing, now) : standing;
  const eligible = slotsOf(present, { catalogue, now });
  const known = new Set(order);
  const added = partOf(present, { catalogue, isWanted: (id) => !known.has(id) });
  const hasLost = order.subarray(served).some((id) => !eligible.has(id));
  if (itemCount(added) === 0 && !hasLost) return;
  const seed = rankingSeed(request);
  const appended = rankPrepared({ ...added, items: catalogue.columns }, { now, seed });
  const changes = { eligible, appended, bookBefore };
  const { feed } = readPage({ order: [...order], served }, changes, { offset: 0, limit: 0 });
  ranking.order = Float64Array.from(feed.order);
  ranking.usedAt = now;
}

/** Each item with its book and how much it asks to be practised. */
function slotsOf(
  { open, waiting, practised, byTime }: Standing,
  { catalogue, now }: { catalogue: ItemCatalogue; now: number },
): FeedChanges['eligible'] {
  const ids = catalogue.columns.itemId;
  const slots = new Map<number, { bookId: number; urgency: ReturnType<typeof practiceOf> }>();
  const add = (place: number, dueAt?: number) =>
    slots.set(ids[place] ?? 0, {
      bookId: catalogue.bookAt(place) ?? 0,
      urgency: practiceOf(dueAt, now),
    });
  for (const place of open) add(place);
  for (const place of waiting) add(place);
  for (const row of byTime) add(practised.item[row] ?? 0, practised.dueAt[row]);
  return slots;
}

function bookOf(itemId: number, { catalogue }: KnownStanding): number | undefined {
  const place = catalogue.knownPlace(itemId);
  return place === undefined ? undefined : catalogue.bookAt(place);
}
