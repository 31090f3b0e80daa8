import { type Candidate, columnsOf } from './candidates.ts';
import { NewInOrder } from './new-in-order.ts';
import { dueAmong } from './pace.ts';
import type { Places } from './places.ts';
import { practisedInOrder } from './practised-in-order.ts';
import { type PreparedFeed, prepareFeed } from './prepare-feed.ts';
import { IDEAS_LOOK_AHEAD, spreadIdeas } from './spread-ideas.ts';
import { Tally } from './tally.ts';
import { Turns } from './turns.ts';
import { KINDS_LOOK_AHEAD, varyKinds } from './vary-kinds.ts';

export interface Ranking {
  /** Epoch ms. */
  readonly now: number;
  /** Decides between items that are otherwise equal. */
  readonly seed: number;
  /** The book of what stands before them all: its id among candidates, its number in columns. */
  readonly bookBefore?: number | undefined;
  /** So many of the first places are wanted; all when it is absent. */
  readonly places?: number | undefined;
}

/**
 * Item ids in the order of a feed. Due items and new ones share the front of it, a due one first;
 * items ahead of time come last. Up to three that were missed lead what is due; the rest of it is
 * ordered by expected gain, as is what is ahead of time, the hardest of an idea before its siblings;
 * new ones come easiest first with their kinds spread evenly, a harder question of an idea once an
 * easier one is known. Books take turns among items of one urgency. The same input gives the same
 * order, whatever order the candidates come in.
 */
export function rankFeed(candidates: readonly Candidate[], ranking: Ranking): number[] {
  const { columns, books } = columnsOf(candidates);
  const { bookBefore } = ranking;
  const before = bookBefore === undefined ? undefined : books.knownNumber(bookBefore);
  return rankPrepared(prepareFeed(columns), { ...ranking, bookBefore: before });
}

/**
 * The same of a feed that was prepared. What stands behind the places that are wanted is not put in
 * order: a first page takes a fraction of the time of all.
 */
export function rankPrepared(feed: PreparedFeed, ranking: Ranking): number[] {
  const all = feed.open.length + feed.waiting.length + feed.byTime.length;
  const wanted = Math.min(ranking.places ?? all, all);
  const varied = Math.min(wanted + IDEAS_LOOK_AHEAD, all);
  const places: Places = { items: feed.items, all, item: [], urgency: [], step: [] };
  fillPlaces(places, Math.min(varied + KINDS_LOOK_AHEAD, all), { feed, ranking });
  varyKinds(places, varied);
  spreadIdeas(places, wanted);
  const { itemId } = feed.items;
  return places.item.slice(0, wanted).map((item) => itemId[item] ?? 0);
}

const [DUE, NEW, EARLY] = [0, 1, 2];

/** By urgency, with books taking turns among equals. */
function fillPlaces(
  { item: order, urgency, step }: Places,
  wanted: number,
  { feed, ranking }: { feed: PreparedFeed; ranking: Ranking },
): void {
  const books = feed.items.book;
  const { due, early } = practisedInOrder(feed, ranking);
  const amounts = { due: due.rows.length, fresh: feed.open.length + feed.waiting.length };
  const dueTurns = new Turns(books, due, countRows(counts.due, feed, due.rows));
  const newTurns = new Turns(books, new NewInOrder(feed, ranking.seed), countNew(feed));
  let earlyTurns: Turns | undefined;
  let before = ranking.bookBefore ?? -1;
  for (let place = 0; place < wanted; place += 1) {
    const next = urgencyAt(place, amounts);
    if (next === EARLY) {
      earlyTurns ??= new Turns(books, early, countRows(counts.early, feed, early.rows));
    }
    const turns = (next === EARLY ? earlyTurns : undefined) ?? (next === DUE ? dueTurns : newTurns);
    const item = turns.next(before);
    before = books[item] ?? -1;
    order.push(item);
    urgency.push(next);
    step.push(turns.step);
  }
}

function urgencyAt(place: number, amounts: { due: number; fresh: number }): number {
  if (place >= amounts.due + amounts.fresh) return EARLY;
  return dueAmong(place + 1, amounts) > dueAmong(place, amounts) ? DUE : NEW;
}

// Used by one ranking after another.
const counts = { due: new Tally(), fresh: new Tally(), early: new Tally() };

function countNew({ items, open, waiting }: PreparedFeed) {
  counts.fresh.beginAnew();
  for (const item of open) counts.fresh.add(items.book[item] ?? 0, 1);
  for (const item of waiting) counts.fresh.add(items.book[item] ?? 0, 1);
  return { ofBook: counts.fresh, all: open.length + waiting.length };
}

function countRows(ofBook: Tally, { items, practised }: PreparedFeed, rows: Int32Array) {
  ofBook.beginAnew();
  for (const row of rows) ofBook.add(items.book[practised.item[row] ?? 0] ?? 0, 1);
  return { ofBook, all: rows.length };
}
