/**
 * Draws the covers of the built-in books side by side, a row for each topic, and again as small as
 * they get in lists: to see whether they are a series, and each its own. Takes the name of the
 * picture, and a folder of other books than the built-in ones where that is wanted.
 */
import { TOPICS } from '@morsel/sdk/rules';
import type { CoverSubject } from '@morsel/sdk/rules/cover/figure';
import sharp from 'sharp';

import { readLibrary } from '../src/library/read-library.ts';
import { drawCover } from '../src/modules/covers/drawing/draw-cover.ts';

const GAP = 20;
const COVER = { width: 240, height: 360 };
const THUMB = { width: 60, height: 90 };
const GROUND = '#ffedc6';

const [file, folder] = process.argv.slice(2);
if (file === undefined) throw new Error('Say how the picture shall be called: draw-covers <file>');

const books = readLibrary(folder);
const rows = TOPICS.map((topic): CoverSubject[] =>
  books.flatMap(({ title, author, topic: name }) =>
    name === topic.name ? { title, author, topic } : [],
  ),
);
const longest = Math.max(...rows.map(({ length }) => length));
const thumbsLeft = GAP + longest * (COVER.width + GAP);

const pictures = rows.flatMap((row, down) =>
  row.flatMap((subject, along) => {
    const top = GAP + down * (COVER.height + GAP);
    return [
      { subject, size: COVER, left: GAP + along * (COVER.width + GAP), top },
      { subject, size: THUMB, left: thumbsLeft + along * (THUMB.width + GAP), top },
    ];
  }),
);
const drawn = await Promise.all(
  pictures.map(async ({ subject, size: { width, height }, left, top }) => ({
    input: await sharp(Buffer.from(drawCover(subject)))
      .resize(width, height)
      .png()
      .toBuffer(),
    left,
    top,
  })),
);
const size = {
  width: thumbsLeft + longest * (THUMB.width + GAP),
  height: GAP + rows.length * (COVER.height + GAP),
};
await sharp({ create: { ...size, channels: 3, background: GROUND } })
  .composite(drawn)
  .png()
  .toFile(file);
