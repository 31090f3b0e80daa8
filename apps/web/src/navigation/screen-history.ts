/** Where the reader is in the app. */
export interface ScreenLocation {
  /** As the browser has it: encoded, with whatever letters and slashes were written. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /**
   * How many links, redirects and calls of `navigate` were followed since the page was loaded. Going back
   * or forward, and other search parameters, change the address but not this.
   */
  readonly visit: number;
}

export interface VisitOptions {
  /** What is left is not to be come back to. */
  readonly replace?: boolean;
}

/** What the browser's history is to the app. */
export interface ScreenHistory {
  readonly location: () => ScreenLocation;
  /** @returns a function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Leads to an address: a path, with or without search and hash, or a hash of the same page. One that leads
   * to where the reader is leaves nothing to come back to.
   */
  readonly visit: (to: string, options?: VisitOptions) => void;
  /** The same path with other search parameters and without a hash; there is no way back to the former ones. */
  readonly replaceSearch: (params: URLSearchParams) => void;
}

type Address = Pick<ScreenLocation, 'pathname' | 'search' | 'hash'>;

/** What a link at `from` leads to. */
export function resolve(to: string, from: Address): Address {
  const origin = 'http://morsel';
  // A path may begin with two slashes, which must not be read as another host.
  const { pathname, search, hash } = new URL(
    to.startsWith('/') ? origin + to : to,
    origin + from.pathname + from.search,
  );
  return { pathname, search, hash };
}

export function addressText({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}
