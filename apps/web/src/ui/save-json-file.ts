import { MINUTE_MS } from '@morsel/sdk/domain';

/** Long enough for a browser that asks where to put the file. */
const KEPT_MS = MINUTE_MS;

/** Hands a JSON text to the browser as a download. */
export function saveJsonFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
