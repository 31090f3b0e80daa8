import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';
import PQueue from 'p-queue';

import { drawCard } from './draw-card.ts';
import { drawCover } from './draw-cover.ts';
import { KeptBytes } from './kept-bytes.ts';
import { NotDrawnError } from './not-drawn-error.ts';
import type { Rasterize } from './rasterize-svg.ts';

/** Some 500 pictures. */
const ROOM_BYTES = 16 * 1024 * 1024;
/** The threads that draw are few, and passwords are hashed and files are read on them too. */
const AT_ONCE = 2;
/** One to two seconds of work, so who has left meanwhile is drawn for all the same. */
const LONGEST_QUEUE = 50;
const WAIT_MS = 5000;

const rasters = { 'cover.png': drawCover, 'card.png': drawCard };

export type DrawnPicture = 'cover.svg' | keyof typeof rasters;

/** Draws the pictures of books and keeps those that were asked for last; they depend on nothing else. */
export class CoverDrawer {
  readonly #kept = new KeptBytes(ROOM_BYTES);
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #rasterize: Rasterize;

  constructor(rasterize: Rasterize) {
    this.#rasterize = rasterize;
  }

  /** @throws NotDrawnError when too many pictures wait already, or the machine cannot draw it. */
  draw(picture: DrawnPicture, subject: CoverSubject): Promise<Buffer> {
    const { title, author, topic } = subject;
    // The whole text, not a hash of it: nobody shall make another book's cover look like theirs.
    const key = JSON.stringify([picture, title, author, topic?.name, topic?.color]);
    return this.#kept.get(key, () => this.#drawn(picture, subject));
  }

  async #drawn(picture: DrawnPicture, subject: CoverSubject): Promise<Buffer> {
    if (picture === 'cover.svg') return Buffer.from(drawCover(subject));
    if (this.#queue.size >= LONGEST_QUEUE) {
      throw new NotDrawnError('Too many pictures are being drawn', WAIT_MS);
    }
    return this.#queue.add(() => this.#rasterize(rasters[picture](subject)));
  }
}
