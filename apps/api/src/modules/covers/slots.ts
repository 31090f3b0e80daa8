/** Lets work begin in the order in which it came, so much of it at once. */
export class Slots {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How much work has not begun yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async take<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#running >= this.#atOnce) {
      // Who ends hands its place to who waits.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
