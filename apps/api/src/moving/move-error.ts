/** A database cannot be moved; the message tells why, and what to do about it. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
