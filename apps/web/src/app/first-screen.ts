import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { optionalPart } from '../ui/optional-part.tsx';
import { endFirstScreen, firstScreen } from '../ui/page/first-screen.ts';

/** What one read asks for after another is asked for within this (ms). */
const QUIET_MS = 100;

/** A part of the page that is nothing for the first screen, and is fetched after it. */
export function partAfterFirstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return optionalPart(() => firstScreen().then(load));
}

/** The first screen is drawn: it stands once all that it reads is there. */
export function noteFirstScreen(queryClient: QueryClient): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(quiet);
    if (queryClient.isFetching() > 0) return;
    quiet = setTimeout(() => {
      endWatch();
      endFirstScreen();
    }, QUIET_MS);
  };
  const endWatch = queryClient.getQueryCache().subscribe(look);
  look();
}
