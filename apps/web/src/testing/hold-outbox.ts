import { onTestFinished } from 'vitest';

/** A transaction that keeps others from the outbox until it is let go. */
export async function holdOutbox(): Promise<() => void> {
  let isHeld = true;
  const letGo = () => void (isHeld = false);
  onTestFinished(letGo);
  const holding = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('morsel');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const outbox = holding.transaction('outbox', 'readwrite').objectStore('outbox');
  const hold = () => {
    if (isHeld) outbox.count().addEventListener('success', hold);
  };
  hold();
  holding.close();
  return letGo;
}
