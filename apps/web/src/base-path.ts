/** As much of a page, and of a worker, as tells where Morsel lies. */
type Surroundings = {
  readonly document?: {
    readonly documentElement: { readonly dataset: { readonly basePath?: string } };
  };
  readonly registration?: { readonly scope: string };
};

const { document, registration } = globalThis as Surroundings;

/**
 * The path below which Morsel lies on its host, without a slash at its end; empty where it has the host for
 * itself. One build serves any: the server writes it into the page, and a worker knows it by its scope.
 */
const BASE_PATH =
  document?.documentElement.dataset.basePath ??
  registration?.scope.replace(/^\w+:\/\/[^/]+|\/$/g, '') ??
  '';

/** A path of ours, such as `/library`, as the browser has to ask for it; without one, the base of all. */
export const below = (path = ''): string => BASE_PATH + path;

/** The other way round: what is left of an address's path for our own screens and files. */
export const ownPath = (pathname: string): string =>
  isOwn(pathname) ? pathname.slice(BASE_PATH.length) : pathname;

/** Whether an address's path is one of ours, and not a neighbour's on the same host. */
export const isOwn = (pathname: string): boolean => pathname.startsWith(`${BASE_PATH}/`);

/**
 * A name for what browsers keep by origin (storage, caches, locks, channels), so that several Morsels below one host
 * do not share it.
 */
export const ownName = (name: string): string => name + (BASE_PATH && ` at ${BASE_PATH}`);
