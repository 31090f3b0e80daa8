import type { Practice } from '../domain/answers.ts';

/** What decides where an item stands while books take turns. */
export interface TakesTurns {
  readonly bookId: number;
  readonly urgency: Practice;
}

/**
 * The items with books taking turns among equals: each place keeps its urgency, and goes to the first
 * remaining item of that urgency that is of another book than the one before it. So neighbours share
 * a book only when no other book has an item of the same urgency left. `bookBefore` is the book of
 * what stands before them all.
 */
export function takeTurns<Item extends TakesTurns>(
  items: readonly Item[],
  bookBefore?: number,
): Item[] {
  const urgencies = [...new Set(items.map(({ urgency }) => urgency))];
  const turns = new Map(
    urgencies.map((urgency) => [
      urgency,
      turnsOf(items.filter((item) => item.urgency === urgency)),
    ]),
  );
  let before = bookBefore;
  return items.flatMap(({ urgency }) => {
    const item = turns.get(urgency)?.(before);
    before = item?.bookId;
    return item ?? [];
  });
}

/** Gives items one by one: each time the first of another book than the one before, if there is one. */
function turnsOf<Item extends TakesTurns>(items: readonly Item[]) {
  // Items wait only for the book before them to change, so all that wait are of one book.
  const waiting: Item[] = [];
  let resumed = 0;
  let reached = 0;
  return (bookBefore: number | undefined): Item | undefined => {
    const first = waiting[resumed];
    if (first === undefined || first.bookId === bookBefore) {
      for (let item = items[reached]; item !== undefined; item = items[reached]) {
        reached += 1;
        if (item.bookId !== bookBefore) return item;
        waiting.push(item);
      }
    }
    resumed += 1;
    return waiting[resumed - 1];
  };
}
