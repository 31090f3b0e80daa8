import { onTestFinished } from 'vitest';

import { recordUnexpected } from './unexpected.ts';

let held: string[] | undefined;

function hold(event: NavigateEvent): void {
  if (event.destination.sameDocument) return;
  event.preventDefault();
  const { pathname } = new URL(event.destination.url);
  if (held) held.push(pathname);
  else recordUnexpected(`page load: ${pathname}`);
}

/** Keeps the page of the tests where it is, since loading it anew would end them without a word. */
export function guardPageLoads(): void {
  navigation.addEventListener('navigate', hold);
}

/** Returns the paths that the test loads as whole pages, from here on. */
export function holdPageLoads(): string[] {
  const paths: string[] = [];
  held = paths;
  onTestFinished(() => {
    held = undefined;
  });
  return paths;
}
