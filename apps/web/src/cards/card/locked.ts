/**
 * Attributes of a control that must not be used now. The one that the reader has just used stays
 * focusable, so that the focus does not fall back to the top of the page.
 */
export function lockedProps(locked: boolean, justUsed: boolean) {
  if (!locked) return {};
  return justUsed ? ({ 'aria-disabled': true } as const) : { disabled: true };
}
