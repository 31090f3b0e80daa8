/** The id of the place where the screens are shown. */
export const CONTENT_ID = 'content';

/** Lets reading go on in the screen. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** Whether nothing that works has the focus. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
