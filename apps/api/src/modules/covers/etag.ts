/**
 * Whether who asks has the picture already, by the If-None-Match of the request (RFC 9110, 13.1.2).
 *
 * @param etag that of the picture, with its quotes; it has no comma.
 */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.some((one) => one === etag || one === '*') ?? false;
}
