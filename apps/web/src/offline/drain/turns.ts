/** Work that is never done twice at once. */
export interface Turns {
  /** Has it done once more, now or after what is being done; over when nobody asks any more. */
  readonly ask: () => Promise<void>;
  readonly isRunning: () => boolean;
}

export function createTurns(work: () => Promise<void>): Turns {
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  }

  return {
    ask() {
      isAsked = true;
      running ??= run();
      return running;
    },
    isRunning: () => running !== undefined,
  };
}
