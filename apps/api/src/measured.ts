import { type Channel, channel } from 'node:diagnostics_channel';

/**
 * A sort of happening that is told to whoever counts it. Where nobody does, telling costs next to
 * nothing, so that any floor may tell.
 */
class Measured<Happening> {
  readonly #channel: Channel;

  constructor(name: string) {
    this.#channel = channel(`morsel:${name}`);
  }

  /** Whether anybody counts: ask before what takes something to measure. */
  get isCounted(): boolean {
    return this.#channel.hasSubscribers;
  }

  tell(happening: Happening): void {
    this.#channel.publish(happening);
  }

  /** Hears of each from now on, in the whole process; returns what ends it. */
  hear(listener: (happening: Happening) => void): () => void {
    const onMessage = (message: unknown) => listener(message as Happening);
    this.#channel.subscribe(onMessage);
    return () => this.#channel.unsubscribe(onMessage);
  }
}

export const measured = {
  /** A commit that so many shared, and how long it took with their work. */
  commit: new Measured<{ readonly works: number; readonly ms: number }>('commit'),
  /** PostgreSQL has undone something, and it is done again. */
  repeat: new Measured<{ readonly cause: 'conflict' | 'lost-connection' }>('repeat'),
  /** What devices did without the server, and sent in one call. */
  backlog: new Measured<{ readonly operations: number }>('backlog'),
  /** A run of generation in this process. */
  run: new Measured<{ readonly state: 'begun' | 'done' | 'failed' | 'cancelled' }>('run'),
};
