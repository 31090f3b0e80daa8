const waiting: (() => void)[] = [];

/**
 * Lets whoever is waiting for the server be served before a long piece of work goes on. However many
 * pieces are under way, one of them has its turn at a time, so that between two of them the server
 * looks at what has come.
 */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextTurn);
  });
}

function nextTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextTurn);
}

/** `items.map(of)`, giving way to others before each, or before so many. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  of: (item: Item, index: number) => Result | Promise<Result>,
  atATime = 1,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % atATime === 0) await giveWay();
    results.push(await of(item, index));
  }
  return results;
}
