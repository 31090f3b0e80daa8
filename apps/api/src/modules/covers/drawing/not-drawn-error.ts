/** A picture cannot be drawn now, for no fault of the request. */
export class NotDrawnError extends Error {
  override readonly name = 'NotDrawnError';
  /** Ms until it may be asked for again. */
  readonly waitMs: number;

  constructor(detail: string, waitMs: number) {
    super(detail);
    this.waitMs = waitMs;
  }
}
