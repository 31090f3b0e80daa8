/**
 * Asks the browser not to clear what the device keeps when space runs short. Some browsers ask the
 * reader, so the moment matters; it never throws.
 */
export async function askForPersistence(): Promise<void> {
  if (!('storage' in navigator)) return;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Without it things are as they were.
  }
}
