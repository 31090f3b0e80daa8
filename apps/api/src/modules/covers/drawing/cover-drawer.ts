import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';

import { Turns } from '../turns.ts';
import { drawCard } from './drawing-card.ts';
import { drawCover } from './drawing-cover.ts';
import { KeptBytes } from './kept-bytes.ts';
import { rasterize } from './rasterizing.ts';

/** Some 500 pictures. */
const ROOM_BYTES = 16 * 1024 * 1024;
/** The threads that draw are few, and passwords are hashed and files are read on them too. */
const AT_ONCE = 2;

const pictures = {
  'cover.svg': async (subject: CoverSubject) => Buffer.from(drawCover(subject)),
  'cover.png': (subject: CoverSubject) => rasterize(drawCover(subject)),
  'card.png': (subject: CoverSubject) => rasterize(drawCard(subject)),
};

export type DrawnPicture = keyof typeof pictures;

/** Draws the pictures of books and keeps those that were asked for last; they depend on nothing else. */
export class CoverDrawer {
  readonly #kept = new KeptBytes(ROOM_BYTES);
  readonly #turns = new Turns(AT_ONCE);

  draw(picture: DrawnPicture, subject: CoverSubject): Promise<Buffer> {
    const { title, author, topic } = subject;
    // The whole text, not a hash of it: nobody shall make another book's cover look like theirs.
    const key = JSON.stringify([picture, title, author, topic?.name, topic?.color]);
    return this.#kept.get(key, () => this.#turns.take(() => pictures[picture](subject)));
  }
}
