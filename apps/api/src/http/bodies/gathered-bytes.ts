/** Pieces are put together by so many: each by itself takes more memory than its bytes. */
const TOGETHER = 256;

/** The bytes of a body, piece by piece. */
export class GatheredBytes {
  #blocks: Buffer[] = [];
  #loose: Buffer[] = [];
  bytes = 0;
  pieces = 0;

  add(piece: Buffer): void {
    this.bytes += piece.length;
    this.pieces += 1;
    this.#loose.push(piece);
    if (this.#loose.length < TOGETHER) return;
    this.#blocks.push(Buffer.concat(this.#loose));
    this.#loose = [];
  }

  /** All of them, of which nothing is kept here any longer. */
  take(): Buffer {
    const whole = Buffer.concat([...this.#blocks, ...this.#loose], this.bytes);
    this.drop();
    return whole;
  }

  drop(): void {
    this.#blocks = [];
    this.#loose = [];
  }
}
