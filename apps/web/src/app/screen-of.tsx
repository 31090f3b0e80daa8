import { type ComponentType, lazy, type ReactNode } from 'react';

import { fetchFailedStyles } from '../ui/parts/failed-styles.ts';

/** The code of a screen could not be fetched. */
export class ScreenMissingError extends Error {
  override readonly name = 'ScreenMissingError';
  /** Lets the next drawing of the screen fetch it anew. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The code of a screen did not arrive', { cause });
    this.forget = forget;
  }
}

interface Screen {
  (): ReactNode;
  /** Fetches it before it is drawn for the first time, which then needs no stand-in. */
  readonly fetch: () => Promise<void>;
}

/**
 * A screen that is fetched when it is first drawn. React keeps a failed fetch for good, and draws
 * again to learn of it: only who has shown the failure may `forget` it, or it would fetch for ever.
 */
export function screenOf(load: () => Promise<ComponentType>): Screen {
  const fetched = (): ComponentType =>
    lazy(async () => {
      try {
        await fetchFailedStyles();
        return { default: await load() };
      } catch (cause) {
        throw new ScreenMissingError(cause, () => {
          Screen = fetched();
        });
      }
    });
  let Screen = fetched();
  return Object.assign(() => <Screen />, {
    fetch: async () => {
      Screen = await load();
    },
  });
}
