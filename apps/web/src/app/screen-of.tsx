import { type ComponentType, lazy } from 'react';

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

/**
 * A screen that is fetched when it is first drawn. React keeps a failed fetch for good, and draws
 * again to learn of it: only who has shown the failure may `forget` it, or it would fetch for ever.
 */
export function screenOf(load: () => Promise<ComponentType>): ComponentType {
  const fetched = () =>
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
  return () => <Screen />;
}

const failed = new Set<HTMLLinkElement>();

// Errors of links do not bubble, and browsers differ in the `sheet` of a link that failed.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`No style from ${link.href}`)), {
      once: true,
    });
    document.head.append(link);
  });
}

/** A screen asks for its stylesheets once: those that failed have to be put in place anew. */
async function fetchFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(arrival));
}
