import type { Db } from '../../../database/connection.ts';
import { ItemCatalogue } from './item-catalogue.ts';
import { findOpenItems } from './standing-queries.ts';

/** What stands open to all in a book: places in the catalogue, and the change that it follows. */
type BookItems = { readonly places: Int32Array; readonly follows: number };

/** The items of books that are for everybody, read once for all readers until they change. */
export class OpenItems {
  #catalogue = new ItemCatalogue();
  readonly #books = new Map<number, BookItems>();
  /** Which change was the last of a book, and of all. */
  readonly #changes = new Map<number, number>();
  #lastChange = 0;
  #timesForgotten = 0;
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Rises with each change of any book. */
  get lastChange(): number {
    return this.#lastChange;
  }

  /** Where items stand that are read from now on; a full one stays with those who stand in it. */
  get catalogue(): ItemCatalogue {
    if (this.#catalogue.bytes > this.#mostBytes) {
      this.#catalogue = new ItemCatalogue();
      this.#books.clear();
    }
    return this.#catalogue;
  }

  bookChanged(bookId: number): void {
    this.#lastChange += 1;
    this.#changes.set(bookId, this.#lastChange);
  }

  /** Whether any of these books has changed after a change. */
  haveChanged(bookIds: readonly number[], after: number): boolean {
    return bookIds.some((bookId) => (this.#changes.get(bookId) ?? 0) > after);
  }

  forgetAll(): void {
    this.#timesForgotten += 1;
    this.#books.clear();
  }

  /** The places of a book's items in a catalogue, which is the one that was given last. */
  async placesOf(
    db: Db,
    { bookId, catalogue }: { bookId: number; catalogue: ItemCatalogue },
  ): Promise<Int32Array> {
    const known = this.#books.get(bookId);
    if (known !== undefined && known.follows >= (this.#changes.get(bookId) ?? 0))
      return known.places;
    const [follows, before] = [this.#lastChange, this.#timesForgotten];
    const rows = await findOpenItems(db, { bookId });
    const places = Int32Array.from(rows, (facts) => catalogue.placeOf(facts));
    // What was forgotten meanwhile may have been read as it was before.
    if (this.#timesForgotten === before) this.#books.set(bookId, { places, follows });
    return places;
  }
}
