import { MINUTE_MS } from '@morsel/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';

import type { DatabaseUnavailableError } from '../../errors.ts';

/**
 * Tells whoever runs the server why the database cannot be used: once a minute for each cause, however
 * many requests fail for it, and then how many these were.
 */
export class OutageLog {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #now: () => number;
  readonly #causes = new Map<string, { toldAt: number; untold: number }>();

  /** @param now ms, from any beginning */
  constructor(log: Pick<FastifyBaseLogger, 'error'>, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** The cause says more, such as which file cannot be written, and may be worded anew each time. */
  note({ message, cause }: Pick<DatabaseUnavailableError, 'message' | 'cause'>): void {
    const now = this.#now();
    const known = this.#causes.get(message);
    if (known !== undefined && now - known.toldAt < MINUTE_MS) {
      known.untold += 1;
      return;
    }
    this.#tell(`${message}${moreOf(cause, message)}`, known?.untold);
    this.#causes.set(message, { toldAt: now, untold: 0 });
  }

  /** Tells what is left to tell. */
  end(): void {
    for (const [message, { untold }] of this.#causes) if (untold > 0) this.#tell(message, untold);
    this.#causes.clear();
  }

  #tell(message: string, untold = 0): void {
    const before = untold === 0 ? '' : ` (${untold} more requests since the last such line)`;
    this.#log.error(`the database cannot be used: ${message}${before}`);
  }
}

function moreOf(cause: unknown, told: string): string {
  const more = cause instanceof Error ? cause.message : '';
  return told.includes(more) ? '' : `: ${more}`;
}
