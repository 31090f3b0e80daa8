const KEY = 'morsel.install';

/** Whether the reader has said on this device that Morsel need not be installed. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'dismissed';
  } catch {
    return false;
  }
}

/** Where the browser refuses storage, the offer comes again at the next load. */
export function rememberDismissed(): void {
  try {
    localStorage.setItem(KEY, 'dismissed');
  } catch {
    return;
  }
}
