/** A page that paints nothing, since it is hidden, goes on after this (ms). */
const UNPAINTED_MS = 100;

/** Fulfilled once what is drawn now has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
