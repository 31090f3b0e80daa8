/**
 * Does something once the page has nothing else to do, after `longest` ms at the latest; where browsers do not
 * tell, after these. Returns what calls it off.
 */
export function whenIdle(work: () => void, longest: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, longest);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: longest });
  return () => cancelIdleCallback(id);
}
