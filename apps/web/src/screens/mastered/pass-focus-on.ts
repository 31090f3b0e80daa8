/**
 * Hands the focus of a row that is about to leave to the row after it, before it, or to the
 * screen's heading, so that a keyboard does not fall back to the top of the page.
 */
export function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? document.querySelector<HTMLElement>('h1');
  next?.focus({ preventScroll: true });
}
