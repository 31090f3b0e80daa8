import { DEMANDS } from '@morsel/sdk/domain';
import { type ItemColumns, itemColumns, Numbering } from '@morsel/sdk/rules/schedule';

import { bytesOfText } from './bytes-of-text.ts';
import type { ItemFacts } from './standing-queries.ts';

const FIRST_LENGTH = 1024;

/** Bytes that an entry takes: its columns, and its place in the map. */
const ENTRY_BYTES = 80;

/** Bytes that an idea takes in its map, but for its text. */
const IDEA_BYTES = 100;

/**
 * The items that feeds in memory have, each once for all readers. An item has a place for each state
 * that it was met in: what stands at a place never changes, so that columns can be shared without a
 * thought of what becomes of the item.
 */
export class ItemCatalogue {
  #columns = itemColumns(FIRST_LENGTH);
  #length = 0;
  readonly #places = new Map<number, number>();
  readonly #books = new Numbering<number>();
  readonly #bookIds: number[] = [];
  readonly #kinds = new Numbering(['flashcard']);
  readonly #ideas = new Map<number, Map<string, number>>();
  #ideaCount = 0;
  #ideaBytes = 0;

  get columns(): ItemColumns {
    return this.#columns;
  }

  get bytes(): number {
    return this.#length * ENTRY_BYTES + this.#ideaBytes;
  }

  /** Where the item stands as it is now. */
  placeOf(facts: ItemFacts): number {
    const known = this.#places.get(facts.id);
    if (known !== undefined && this.#isAt(known, facts)) return known;
    const place = this.#length;
    if (place === this.#columns.itemId.length) this.#grow();
    this.#length += 1;
    this.#write(place, facts);
    this.#places.set(facts.id, place);
    return place;
  }

  /** Where an item that was met stands; undefined for others. */
  knownPlace(itemId: number): number | undefined {
    return this.#places.get(itemId);
  }

  /** The id of the book of an item that stands at a place. */
  bookAt(place: number): number | undefined {
    return this.#bookIds[this.#columns.book[place] ?? 0];
  }

  #isAt(place: number, facts: ItemFacts): boolean {
    const { book, kind, idea, hardness, difficulty, position } = this.#columns;
    return (
      position[place] === facts.position &&
      difficulty[place] === facts.difficulty &&
      book[place] === this.#books.numberOf(facts.book) &&
      kind[place] === this.#kinds.numberOf(facts.kind) &&
      hardness[place] === DEMANDS.indexOf(facts.demand) &&
      idea[place] === this.#ideaNumber(facts)
    );
  }

  #write(place: number, facts: ItemFacts): void {
    const { itemId, book, kind, idea, hardness, difficulty, position } = this.#columns;
    itemId[place] = facts.id;
    const bookNumber = this.#books.numberOf(facts.book);
    book[place] = bookNumber;
    this.#bookIds[bookNumber] = facts.book;
    kind[place] = this.#kinds.numberOf(facts.kind);
    idea[place] = this.#ideaNumber(facts);
    hardness[place] = DEMANDS.indexOf(facts.demand);
    difficulty[place] = facts.difficulty;
    position[place] = facts.position;
  }

  /** Among the ideas of all books; 0 is none. */
  #ideaNumber({ book, idea }: ItemFacts): number {
    if (idea === null) return 0;
    const ofBook = this.#ideas.get(book) ?? new Map<string, number>();
    this.#ideas.set(book, ofBook);
    const known = ofBook.get(idea);
    if (known !== undefined) return known;
    this.#ideaCount += 1;
    this.#ideaBytes += IDEA_BYTES + bytesOfText(idea);
    ofBook.set(idea, this.#ideaCount);
    return this.#ideaCount;
  }

  #grow(): void {
    const before = this.#columns;
    const after = itemColumns(2 * before.itemId.length);
    after.itemId.set(before.itemId);
    after.book.set(before.book);
    after.kind.set(before.kind);
    after.idea.set(before.idea);
    after.hardness.set(before.hardness);
    after.difficulty.set(before.difficulty);
    after.position.set(before.position);
    this.#columns = after;
  }
}
