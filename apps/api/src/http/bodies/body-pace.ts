/** How slowly a body may come. */
export type Pace = {
  /** For how long nothing need come: to begin with, and where it came faster before. */
  readonly patienceMs: number;
  readonly bytesPerSecond: number;
};

/** Until when more of a body has to have come, or its end. */
export class BodyPace {
  readonly #pace: Pace;
  #due: number;

  /** @param now ms, from any beginning; so are those below. */
  constructor(pace: Pace, now: number) {
    this.#pace = pace;
    this.#due = now + pace.patienceMs;
  }

  /** So many bytes have come since the last call. */
  add(bytes: number, now: number): void {
    const { patienceMs, bytesPerSecond } = this.#pace;
    const paidMs = (bytes / bytesPerSecond) * 1000;
    this.#due = Math.min(now + patienceMs, this.#due + paidMs);
  }

  isTooSlow(now: number): boolean {
    return now > this.#due;
  }
}
