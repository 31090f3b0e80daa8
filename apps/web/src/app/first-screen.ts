import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { optionalPart } from '../ui/optional-part.tsx';
import { endFirstScreen, firstScreen } from '../ui/page/first-screen.ts';
import { whenIdle } from '../ui/page/when-idle.ts';

/** What one read asks for after another is asked for within this (ms). */
const QUIET_MS = 100;
/** What was read is drawn within this (ms). */
const DRAWING_MS = 500;

/** A part of the page that is nothing for the first screen, and is fetched after it. */
export function partAfterFirstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return optionalPart(() => firstScreen().then(load));
}

/** The first screen is drawn: it stands once all that it reads is there, and drawn too. */
export function noteFirstScreen(queryClient: QueryClient): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(quiet);
    if (queryClient.isFetching() > 0) return;
    quiet = setTimeout(() => {
      endWatch();
      whenIdle(endFirstScreen, DRAWING_MS);
    }, QUIET_MS);
  };
  const endWatch = queryClient.getQueryCache().subscribe(look);
  look();
}
