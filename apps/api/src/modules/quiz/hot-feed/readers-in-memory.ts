import type { ItemCatalogue } from './item-catalogue.ts';
import { ReaderMemory } from './reader-memory.ts';

/** What a reader takes, and where the items of their standing stand. */
type Weight = { readonly bytes: number; readonly catalogue: ItemCatalogue | undefined };

const NOTHING: Weight = { bytes: 0, catalogue: undefined };

/** The readers who are remembered: those who were here last, as far as there is room for them. */
export class ReadersInMemory {
  readonly #readers = new Map<number, ReaderMemory>();
  readonly #weights = new Map<ReaderMemory, Weight>();
  /** How many stand in a catalogue: it is kept for them, also when it is full and another is in use. */
  readonly #standIn = new Map<ItemCatalogue, number>();
  readonly #mostBytes: number;
  #allBytes = 0;

  /** `mostBytes` may be taken by readers and the catalogues that they stand in. */
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
    this.#weigh(memory, { bytes: memory.bytes, catalogue: memory.known?.catalogue });
    if (this.#hasRoom()) return;
    for (const [id, longestAway] of this.#readers) {
      if (this.#hasRoom()) return;
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
    this.#weigh(memory, NOTHING);
    this.#weights.delete(memory);
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

  #weigh(memory: ReaderMemory, weight: Weight): void {
    const before = this.#weights.get(memory) ?? NOTHING;
    this.#weights.set(memory, weight);
    this.#allBytes += weight.bytes - before.bytes;
    if (weight.catalogue === before.catalogue) return;
    this.#count(before.catalogue, -1);
    this.#count(weight.catalogue, 1);
  }

  #count(catalogue: ItemCatalogue | undefined, more: number): void {
    if (catalogue === undefined) return;
    const readers = (this.#standIn.get(catalogue) ?? 0) + more;
    if (readers === 0) this.#standIn.delete(catalogue);
    else this.#standIn.set(catalogue, readers);
  }

  #hasRoom(): boolean {
    let bytes = this.#allBytes;
    for (const catalogue of this.#standIn.keys()) bytes += catalogue.bytes;
    return bytes <= this.#mostBytes;
  }
}
