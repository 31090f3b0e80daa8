const KEYS = /^(?:\d|M|Space)$/;

/**
 * Presses the control of the card that names the key in its `aria-keyshortcuts`; `?` asks for the
 * list of keys. Space belongs to the button or link that has the focus, if one has.
 */
export function pressCardKey(event: KeyboardEvent, card: HTMLElement, showKeys: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!(event.target instanceof Element) || event.target.closest('dialog')) return;
  if (event.key === '?') {
    event.preventDefault();
    showKeys();
    return;
  }
  const key = event.key === ' ' ? 'Space' : event.key.toUpperCase();
  if (!KEYS.test(key) || (key === 'Space' && event.target.closest('a, button'))) return;
  const control = card.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.click();
}
