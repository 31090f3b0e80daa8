import { CARD, composeCover, fitTitle } from '@morsel/sdk/rules/cover';
import { bittenCookiePath, type CoverSubject, outline } from '@morsel/sdk/rules/cover/figure';

import { coverMarkup } from './draw-cover.ts';
import { legibleText } from './legible-text.ts';
import { lettering, sizeOf } from './lettering.ts';
import { element, svgDocument } from './svg.ts';
import { BODY, DISPLAY } from './typeface.ts';

const COVER_AT = { x: 80, y: 86, width: 332, height: 498, shadow: 16 } as const;
const TEXT_LEFT = 490;
const INK = { fill: outline };
const PAGE = '#ffedc6';
const AWNING = ['#e23c1e', '#fffaee'] as const;
const TITLE = { width: 640, height: 270, largest: 104, smallest: 34 } as const;
const TITLE_TOP = 108;
const AUTHOR = { room: TITLE.width, size: 38, smallest: 22 } as const;
const AUTHOR_GAP = 54;

/** A card of 1200 x 630 for link previews: the cover, title and author, and the name of the house. */
export function drawCard(subject: CoverSubject): string {
  const { width, height } = CARD;
  const content = [
    element('rect', { width, height, fill: PAGE }),
    awning(),
    cover(subject),
    words(subject),
    house(),
  ];
  return svgDocument(width, height, `0 0 ${width} ${height}`, content.join(''));
}

function awning(): string {
  const stripes = Array.from({ length: 15 }, (_, index) => {
    const d = `M${index * 80} -8V26a40 26 0 0 0 80 0V-8Z`;
    return element('path', { d, fill: AWNING[index % 2], stroke: outline, 'stroke-width': 6 });
  });
  return stripes.join('');
}

function cover(subject: CoverSubject): string {
  const { x, y, width, height, shadow } = COVER_AT;
  const frame = { x, y, width, height, rx: 10 };
  return [
    element('rect', { ...frame, x: x + shadow, y: y + shadow, fill: outline }),
    element(
      'svg',
      { x, y, width, height, viewBox: '0 0 200 300' },
      coverMarkup(composeCover(subject)),
    ),
    element('rect', { ...frame, fill: 'none', stroke: outline, 'stroke-width': 10 }),
  ].join('');
}

function words(subject: CoverSubject): string {
  const { size, lines } = fitTitle(legibleText(subject.title, DISPLAY), TITLE);
  const top = TITLE_TOP + (TITLE.height - lines.length * size) / 2;
  const title = lines.map((text, index) => ({ text, ...at(top + size * (index + 0.8)) }));
  const author = { text: authorOf(subject), ...at(top + lines.length * size + AUTHOR_GAP) };
  return [
    lettering(title, DISPLAY, { size, room: TITLE.width }, INK),
    lettering([author], BODY, AUTHOR, INK),
  ].join('');
}

const at = (y: number) => ({ x: TEXT_LEFT, y });

/** The whole author where there is room for it, else as the cover has it. */
function authorOf(subject: CoverSubject): string {
  const fits = sizeOf([subject.author], BODY, AUTHOR) >= AUTHOR.smallest;
  return fits ? subject.author : composeCover(subject).author.text;
}

/** The name of the house, with a bitten cookie for its o, and what it stands for. */
function house(): string {
  const { x, y } = at(552);
  const name = { size: 72, room: 300 };
  const cookie = bittenCookiePath({ x: 50, y: 52 }, 45);
  const chip = (cx: number, cy: number) => element('circle', { cx, cy, r: 7, fill: outline });
  const drawn = { fill: AWNING[0], stroke: outline, 'stroke-width': 9, 'stroke-linejoin': 'round' };
  const motto = { text: 'Brains love snacks too', x: x + 268, y: y - 4 };
  return [
    lettering([{ text: 'M', x, y }], DISPLAY, name, INK),
    element(
      'svg',
      { x: x + 59, y: y - 43, width: 46, height: 48, viewBox: '2 0 96 100' },
      element('path', { d: cookie, ...drawn }) + chip(33, 46) + chip(45, 72),
    ),
    lettering([{ text: 'rsel', x: x + 107, y }], DISPLAY, name, INK),
    lettering([motto], BODY, { size: 30, room: 400 }, INK),
  ].join('');
}
