let isLeft = false;

/** Whether the page is on its way out: what is left behind is for the next one. */
export const isLeaving = (): boolean => isLeft;

/** Leaves for another page, ours or not, by loading it. */
export function loadPage(address: string): void {
  isLeft = true;
  addEventListener('pageshow', loadIfRestored);
  location.assign(address);
}

/** The same in the place of this page: Back does not lead here again. */
export function loadPageInPlace(address: string): void {
  isLeft = true;
  addEventListener('pageshow', loadIfRestored);
  location.replace(address);
}

/** Back may bring the page up as it was left: with a form under way and another reader's data. */
function loadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
