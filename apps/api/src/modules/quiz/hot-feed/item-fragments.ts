import type { FeedItem, FeedPage } from '@morsel/sdk/contract';

import type { Db } from '../../../database/connection.ts';
import { findFeedItems } from '../../../items/find-item.ts';
import { bytesOfText } from './bytes-of-text.ts';

/** An item as it is sent, but for what is the reader's, which stands between both. */
export interface Fragment {
  readonly bookId: number;
  readonly head: string;
  readonly tail: string;
}

/** Writes a page by the schema of its call. */
export type Serialise = (page: FeedPage) => string;

type KeptFragment = Fragment & { readonly ofBook: number };

const FRAGMENT_BYTES = 200;

/** Items as they are sent to whoever may see them, kept until something changes how they look. */
export class ItemFragments {
  readonly #fragments = new Map<number, KeptFragment>();
  readonly #bookChanges = new Map<number, number>();
  readonly #mostBytes: number;
  #bytes = 0;
  #changes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(itemId: number): Fragment | undefined {
    const fragment = this.#fragments.get(itemId);
    return fragment?.ofBook === this.#changesOf(fragment?.bookId) ? fragment : undefined;
  }

  /** Reads items that are not here; those that are gone are left out. */
  async read(db: Db, ids: readonly number[], serialise: Serialise): Promise<Map<number, Fragment>> {
    const before = this.#changes;
    const items = await findFeedItems(db, { ids, reader: null });
    const read = new Map(items.map((item) => [item.id, fragmentOf(item, serialise)]));
    // What has changed meanwhile may have been read as it was before.
    if (this.#changes === before) for (const [id, fragment] of read) this.#keep(id, fragment);
    return read;
  }

  forgetItem(itemId: number): void {
    this.#changes += 1;
    this.#drop(itemId);
  }

  forgetBook(bookId: number): void {
    this.#changes += 1;
    this.#bookChanges.set(bookId, this.#changes);
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#fragments.clear();
    this.#bookChanges.clear();
    this.#bytes = 0;
  }

  #changesOf(bookId = 0): number {
    return this.#bookChanges.get(bookId) ?? 0;
  }

  #keep(itemId: number, fragment: Fragment): void {
    this.#drop(itemId);
    this.#fragments.set(itemId, { ...fragment, ofBook: this.#changesOf(fragment.bookId) });
    this.#bytes += bytesOf(fragment);
    for (const oldest of this.#fragments.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(itemId: number): void {
    const fragment = this.#fragments.get(itemId);
    if (fragment === undefined) return;
    this.#fragments.delete(itemId);
    this.#bytes -= bytesOf(fragment);
  }
}

const bytesOf = ({ head, tail }: Fragment) => FRAGMENT_BYTES + bytesOfText(head + tail);

/** Where the reader's part belongs is where the schema puts `dueAt`, its first property. */
function fragmentOf(item: FeedItem, serialise: Serialise): Fragment {
  const mark = ',"dueAt":0';
  // A page of one, without its brackets.
  const text = serialise([{ ...item, dueAt: 0 }]).slice(1, -1);
  const start = text.indexOf(mark);
  if (start === -1) throw new Error(`Item ${item.id} is sent without what is its reader's`);
  const [head, tail] = [text.slice(0, start), text.slice(start + mark.length)];
  return { bookId: item.book.id, head, tail };
}
