import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { optionalPart } from '../ui/optional-part.tsx';

/** Whatever is still on its way by then, the rest of the page begins (ms). */
const LONGEST_MS = 5000;
/** What one read asks for after another is asked for within this (ms). */
const QUIET_MS = 100;
/** What a reader does first. */
const DEEDS = ['pointerdown', 'keydown'] as const;

let stands = Promise.resolve();
let letGo = (): void => {};

/** Fulfilled once the first screen is painted with its data: the rest of the page may use the line. */
export const firstScreen = (): Promise<void> => stands;

/** A part of the page that is nothing for the first screen, and is fetched after it. */
export function partAfterFirstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return optionalPart(() => stands.then(load));
}

/** The rest of the page waits for the first screen, but no longer than until the reader does something. */
export function holdForFirstScreen(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  stands = promise;
  letGo = resolve;
  for (const deed of DEEDS) addEventListener(deed, letGo, { once: true });
  setTimeout(letGo, LONGEST_MS);
}

/** The first screen is drawn: it stands once all that it reads is there. */
export function noteFirstScreen(queryClient: QueryClient): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(quiet);
    if (queryClient.isFetching() === 0) quiet = setTimeout(standing, QUIET_MS);
  };
  const standing = (): void => {
    endWatch();
    letGo();
  };
  const endWatch = queryClient.getQueryCache().subscribe(look);
  look();
}
