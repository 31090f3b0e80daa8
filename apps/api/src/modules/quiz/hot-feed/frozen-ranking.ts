import { rankPrepared } from '@morsel/sdk/rules/schedule';

import { type RankingRequest, rankingSeed } from '../rank-feed.ts';
import { dueOf, itemCount, type KnownStanding } from './standing.ts';

/** So many places are ranked at first; four times as many as are asked for, when it is more. */
const FIRST_PLACES = 20;

/**
 * A feed as it was ranked. Of a long one only the first places may be known; the rest is found when it
 * is asked for, by the standing that the reader had then.
 */
export interface FrozenRanking {
  /** Item ids: all, or the first ones. */
  order: Float64Array;
  /** By what the rest of the order is found; null when there is no rest. */
  rest: { readonly now: number; readonly seed: number } | null;
  served: number;
  /** Book of the item that was served last. */
  bookServedLast: number | undefined;
  /** The state of the reader's standing to which the order is known to fit. */
  fits: number;
  /** Epoch ms. */
  usedAt: number;
}

/** Ranks the reader's feed, so far that a number of places is known. */
export function rankStanding(
  known: KnownStanding,
  request: RankingRequest,
  places: number,
): FrozenRanking {
  const { now, dueOnly = false } = request;
  const rest = { now, seed: rankingSeed(request) };
  const ranking = { served: 0, bookServedLast: undefined, fits: known.state, usedAt: now };
  if (!dueOnly) return { ...ranking, ...firstPlaces(known, rest, Math.max(places, FIRST_PLACES)) };
  // What is due is little, and another with every moment.
  const due = { ...known, standing: dueOf(known.standing, now) };
  return { ...ranking, ...firstPlaces(due, rest, Infinity) };
}

/**
 * Finds out more of an order until a number of places is known; all of it when none is given. `known`
 * is the standing by which it was ranked.
 */
export function rankFurther(ranking: FrozenRanking, known: KnownStanding, places = Infinity): void {
  if (ranking.rest === null || ranking.order.length >= places) return;
  Object.assign(ranking, firstPlaces(known, ranking.rest, 4 * places));
}

function firstPlaces(
  { standing, catalogue }: KnownStanding,
  rest: NonNullable<FrozenRanking['rest']>,
  places: number,
): Pick<FrozenRanking, 'order' | 'rest'> {
  const feed = { ...standing, items: catalogue.columns };
  const order = Float64Array.from(rankPrepared(feed, { ...rest, places }));
  return { order, rest: order.length < itemCount(standing) ? rest : null };
}

const RANKING_BYTES = 300;

export function bytesOfRanking({ order }: FrozenRanking): number {
  return RANKING_BYTES + order.byteLength;
}
