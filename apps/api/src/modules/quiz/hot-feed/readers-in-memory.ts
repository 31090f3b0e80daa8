import { ReaderMemory } from './reader-memory.ts';

/** The readers who are remembered: those who were here last, as far as there is room for them. */
export class ReadersInMemory {
  readonly #readers = new Map<number, ReaderMemory>();
  readonly #bytes = new Map<ReaderMemory, number>();
  readonly #mostBytes: number;
  #allBytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** What is known of a reader, who then is the one who was here last. */
  visit(readerId: number): ReaderMemory {
    const known = this.#readers.get(readerId);
    if (known !== undefined) this.#readers.delete(readerId);
    const memory = known ?? new ReaderMemory();
    this.#readers.set(readerId, memory);
    return memory;
  }

  /** The same without a visit; undefined for readers who are not remembered. */
  get(readerId: number): ReaderMemory | undefined {
    return this.#readers.get(readerId);
  }

  all(): Iterable<[number, ReaderMemory]> {
    return this.#readers;
  }

  /** Weighs a reader, and gives those who leave to make room, the longest away first. */
  *makeRoom(readerId: number): Generator<[number, ReaderMemory]> {
    const memory = this.#readers.get(readerId);
    if (memory === undefined) return;
    const bytes = memory.bytes;
    this.#allBytes += bytes - (this.#bytes.get(memory) ?? 0);
    this.#bytes.set(memory, bytes);
    if (this.#allBytes <= this.#mostBytes) return;
    for (const [id, longestAway] of this.#readers) {
      if (this.#allBytes <= this.#mostBytes) return;
      // Who is being read, or has just been, stays.
      if (longestAway === memory || longestAway.loading !== undefined) continue;
      this.forget(id);
      yield [id, longestAway];
    }
  }

  /** What was known of a reader, who then is not remembered. */
  forget(readerId: number): ReaderMemory | undefined {
    const memory = this.#readers.get(readerId);
    if (memory === undefined) return undefined;
    this.#readers.delete(readerId);
    this.#allBytes -= this.#bytes.get(memory) ?? 0;
    this.#bytes.delete(memory);
    return memory;
  }

  /** The same once nothing of the reader is being read. */
  async putDown(readerId: number): Promise<ReaderMemory | undefined> {
    for (let memory = this.get(readerId); memory?.loading !== undefined;) {
      // Who asked for it is told when it fails.
      await memory.loading.catch(() => {});
      memory = this.get(readerId);
    }
    return this.forget(readerId);
  }
}
