import { ownName, ownPath } from './base-path.ts';

/** The cache of them. */
export const COVERS = ownName('covers');

/** Whether an address of ours is that of a cover and names its version, so that it never changes. */
export function isKeptPicture({ pathname, searchParams }: URL): boolean {
  return /^\/covers\/\d+$/.test(ownPath(pathname)) && searchParams.has('v');
}
