/** How long what has just appeared lets the second half of a double tap go by, in milliseconds. */
const FRESH_MS = 500;

const shownAt = new WeakMap<Element, number>();

/** Says, as the `ref` of an element, that it has just appeared: see `double-tap.ts`. */
export function markShown(element: Element | null): void {
  if (element) shownAt.set(element, performance.now());
}

/** Whether this, or what it is part of, has just appeared, no earlier than that (page's clock, ms). */
export function isJustShown(target: EventTarget | null, after: number): boolean {
  const now = performance.now();
  let element = target instanceof Element ? target : null;
  for (; element; element = element.parentElement) {
    const at = shownAt.get(element);
    if (at !== undefined && at >= after && now - at < FRESH_MS) return true;
  }
  return false;
}
