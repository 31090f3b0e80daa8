import type { Failure } from './failures.ts';
import type { Surroundings } from './surroundings.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60_000;

/** How long to wait (ms) after so many failures in a row; `random` is from 0 to 1. */
export function delayAfter(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  // Spread out, so that devices which failed together do not come back together.
  return most * (0.5 + random / 2);
}

/** Leaves longer and longer pauses between attempts that fail. */
export interface BackOff {
  /** Whether there is a pause now. */
  readonly isOn: () => boolean;
  readonly fail: (failure: Failure) => void;
  /** The pause ends within this time (ms), unless it spares a server that is busy. */
  readonly shorten: (ms: number) => void;
  /** No pause, and the next one is short. */
  readonly end: () => void;
}

interface Pause {
  readonly endsAt: number;
  readonly sparesServer: boolean;
  readonly callOff: () => void;
}

/** Does the work when a pause is over. */
export function createBackOff(
  { after, now, random }: Pick<Surroundings, 'after' | 'now' | 'random'>,
  work: () => void,
): BackOff {
  let failures = 0;
  let pause: Pause | undefined;

  function begin(ms: number, sparesServer: boolean): void {
    pause?.callOff();
    const callOff = after(ms, () => {
      pause = undefined;
      work();
    });
    pause = { endsAt: now() + ms, sparesServer, callOff };
  }

  return {
    isOn: () => pause !== undefined,
    fail(failure) {
      failures += 1;
      const asked = failure.why === 'busy' ? (failure.retryAfter ?? 0) * 1000 : 0;
      begin(Math.max(delayAfter(failures, random()), asked), failure.why === 'busy');
    },
    shorten(ms) {
      if (pause && !pause.sparesServer && pause.endsAt > now() + ms) begin(ms, false);
    },
    end() {
      pause?.callOff();
      pause = undefined;
      failures = 0;
    },
  };
}
