import type { Sequence } from './sequence.ts';
import type { Tally } from './tally.ts';

/**
 * Gives items of one urgency one by one: each time the first of another book than the one before, if
 * there is one, as `takeTurns` does with all of them.
 */
export class Turns {
  /** Step of the item given last. */
  step = 0;
  readonly #books: Int32Array;
  readonly #sequence: Sequence;
  /** How many of each book are left, and of all. */
  readonly #left: Tally;
  #allLeft: number;
  // Items wait only for the book before them to change, so all that wait are of one book.
  readonly #waiting: number[] = [];
  readonly #waitingSteps: number[] = [];
  #resumed = 0;

  /** `counts` holds how many items of each book the sequence has, and is counted down. */
  constructor(books: Int32Array, sequence: Sequence, counts: { ofBook: Tally; all: number }) {
    this.#books = books;
    this.#sequence = sequence;
    this.#left = counts.ofBook;
    this.#allLeft = counts.all;
  }

  /** Place of the next item after one of this book (-1: of none); -1 when there is none. */
  next(bookBefore: number): number {
    const item = this.#found(bookBefore);
    if (item === -1) return -1;
    this.#left.add(this.#books[item] ?? 0, -1);
    this.#allLeft -= 1;
    return item;
  }

  #found(bookBefore: number): number {
    const waiting = this.#waiting[this.#resumed];
    const isOther = waiting !== undefined && this.#books[waiting] !== bookBefore;
    const hasOthers = bookBefore === -1 || this.#allLeft > this.#left.get(bookBefore);
    if (isOther || !hasOthers) return waiting === undefined ? this.#drawn() : this.#resume(waiting);
    for (let item = this.#drawn(); item !== -1; item = this.#drawn()) {
      if (this.#books[item] !== bookBefore) return item;
      this.#waiting.push(item);
      this.#waitingSteps.push(this.step);
    }
    return -1;
  }

  #drawn(): number {
    const item = this.#sequence.next();
    this.step = this.#sequence.step;
    return item;
  }

  #resume(item: number): number {
    this.step = this.#waitingSteps[this.#resumed] ?? 0;
    this.#resumed += 1;
    return item;
  }
}
