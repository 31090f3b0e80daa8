import { nextTask } from './next-task.ts';

/** Whatever is still on its way by then, the rest of the page begins (ms). */
const LONGEST_MS = 5000;
/** What a reader does first. */
const DEEDS = ['pointerdown', 'keydown'] as const;

let stands = Promise.resolve();
let letGo = (): void => {};

/**
 * Fulfilled once the first screen is painted with its data: the rest of the page may use the line. Each who
 * waits goes on in a task of its own, so that the page answers between them.
 */
export const firstScreen = (): Promise<void> => stands.then(nextTask);

/** The rest of the page waits for the first screen, but no longer than until the reader does something. */
export function holdForFirstScreen(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  stands = promise;
  letGo = resolve;
  for (const deed of DEEDS) addEventListener(deed, letGo, { once: true });
  setTimeout(letGo, LONGEST_MS);
}

/** The first screen stands. */
export const endFirstScreen = (): void => letGo();
