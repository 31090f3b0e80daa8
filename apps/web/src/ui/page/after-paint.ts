/** A page that paints nothing goes on after this (ms). */
const UNPAINTED_MS = 100;

/** Fulfilled once what is drawn now has been painted, or the page has left the reader's sight. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    // A hidden page has no frames, and its timers may never run: a phone can end it at any time.
    document.addEventListener('visibilitychange', end);
    setTimeout(end, UNPAINTED_MS);
    requestAnimationFrame(() => setTimeout(end));
  });
}
