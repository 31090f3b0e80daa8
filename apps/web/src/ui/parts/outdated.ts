import { below } from '../../base-path.ts';

const PATIENCE_MS = 5000;

/**
 * Whether loading the page anew would bring another version of the app than the one that runs:
 * then parts that were not fetched yet may be gone. Where nobody answers, it is not known to be.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(below('/'), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const named = (await answer.text()).match(/(?<=")\/[^"]+/g) ?? [];
    const files = named.filter((file) => file.startsWith(below('/assets/')));
    return files.some((file) => !document.querySelector(`[src="${file}"],[href="${file}"]`));
  } catch {
    return false;
  }
}
