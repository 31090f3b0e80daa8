import { wrap } from 'idb';

/**
 * WebKit keeps a page that is left for Back as it is: with the transactions that were under way, for
 * which all other pages then wait for ever. So they end when the page is left, and what they were
 * for is done again when it comes back.
 */
const underWay = new Set<IDBTransaction>();

let timesLeft = 0;
let comingBack: Promise<void> | undefined;

globalThis.addEventListener?.('pagehide', () => {
  timesLeft += 1;
  comingBack ??= new Promise<void>((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  }).then(() => {
    comingBack = undefined;
  });
  for (const tx of underWay) end(tx);
});

/** Has the transactions of a connection end when the page is left. */
export function endWithPage(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...args) => {
    const tx = begin(...args);
    const forget = () => underWay.delete(tx);
    underWay.add(tx);
    // Whoever waits for it hears of its end; nobody has to.
    wrap(tx).done.catch(() => undefined);
    tx.addEventListener('complete', forget);
    tx.addEventListener('abort', forget);
    return tx;
  };
}

function end(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // It does without the page already.
  }
}

/**
 * Does something as long as the page is there; what ended because it was left is done again when it
 * is back.
 */
export async function onShownPage<Result>(work: () => Promise<Result>): Promise<Result> {
  await comingBack;
  const before = timesLeft;
  try {
    return await work();
  } catch (error) {
    const wasLeft = timesLeft !== before;
    if (wasLeft && error instanceof DOMException && error.name === 'AbortError')
      return onShownPage(work);
    throw error;
  }
}
