/** Has `ring` called after so many ms, unless what it returns is called before. */
export type SetAlarm = (ms: number, ring: () => void) => () => void;

type Limits = { readonly firstMs: number; readonly nextMs: number; readonly wholeMs: number };

/**
 * Ends a request on which nothing arrives for too long: a slow model may take its time as long as it
 * goes on writing, though not for ever.
 */
export class SilenceWatch {
  readonly #late = new AbortController();
  readonly #limits: Limits;
  readonly #setAlarm: SetAlarm;
  readonly #cancelWhole: () => void;
  #cancelNext: () => void;

  constructor(limits: Limits, setAlarm: SetAlarm) {
    this.#limits = limits;
    this.#setAlarm = setAlarm;
    this.#cancelWhole = setAlarm(limits.wholeMs, () => this.#ring());
    this.#cancelNext = setAlarm(limits.firstMs, () => this.#ring());
  }

  get signal(): AbortSignal {
    return this.#late.signal;
  }

  /** To be called with each token. */
  heard(): void {
    this.#cancelNext();
    this.#cancelNext = this.#setAlarm(this.#limits.nextMs, () => this.#ring());
  }

  end(): void {
    this.#cancelNext();
    this.#cancelWhole();
  }

  #ring(): void {
    this.#late.abort(new DOMException('Nothing has arrived for too long', 'TimeoutError'));
  }
}
