const PATIENCE_MS = 5000;

/**
 * Whether loading the page anew would bring another version of the app than the one that runs:
 * then parts that were not fetched yet may be gone. Where nobody answers, it is not known to be.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/', { signal: AbortSignal.timeout(PATIENCE_MS) });
    const files = (await answer.text()).match(/(?<=")\/assets\/[^"]+/g) ?? [];
    return files.some((file) => !document.querySelector(`[src="${file}"],[href="${file}"]`));
  } catch {
    return false;
  }
}
