/** A new item follows so many of those that lead. */
const LEADING_PER_NEW = 2;

/**
 * So many new items follow each due one. By gain alone all of them would come before anything due (a
 * first answer gains three times as much), and a large shelf would be met once and forgotten. With
 * fewer, a reader who has more books than time never comes to the rest.
 */
const NEW_PER_DUE = 2;

/**
 * One order of those that lead, due items and new ones, each in the order given: so that a full
 * schedule cannot starve the shelf, nor a full shelf the schedule.
 */
export function paced<T>(
  { leading, due }: { leading: readonly T[]; due: readonly T[] },
  fresh: readonly T[],
): T[] {
  const turns = [
    ...inGroups(leading, LEADING_PER_NEW).map((items) => ({ items, amount: 1 })),
    ...due.map((item) => ({ items: [item], amount: NEW_PER_DUE })),
  ];
  let used = 0;
  const order = turns.flatMap(({ items, amount }) => {
    used += amount;
    return [...items, ...fresh.slice(used - amount, used)];
  });
  return [...order, ...fresh.slice(used)];
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  const amount = Math.ceil(items.length / size);
  return Array.from({ length: amount }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
