/**
 * Returns a random id that nobody else makes, for an operation or a feed: a UUID, or as many hex digits
 * where the page is served without TLS.
 */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes: Uint8Array = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
