/** Things that are made once and kept for as long as there is room, the longest unused going first. */
export class KeptBytes {
  readonly #room: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #taken = 0;

  /** @param room how many bytes may be kept at once. */
  constructor(room: number) {
    this.#room = room;
  }

  /** What the key stands for; who asks while it is being made waits for the same. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const making = make()
      .then((bytes) => this.#keep(key, bytes))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  #keep(key: string, bytes: Buffer): Buffer {
    if (bytes.length > this.#room) return bytes;
    this.#kept.set(key, bytes);
    this.#taken += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#taken <= this.#room) break;
      this.#kept.delete(oldest);
      this.#taken -= length;
    }
    return bytes;
  }
}
