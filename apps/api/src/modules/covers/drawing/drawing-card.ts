import { composeCover, fitTitle } from '@morsel/sdk/rules/cover';
import { bittenCookiePath, type CoverSubject, outline } from '@morsel/sdk/rules/cover/figure';

import { coverMarkup } from './drawing-cover.ts';
import { lettering } from './lettering.ts';
import { element, svgDocument } from './svg.ts';
import { BODY, DISPLAY } from './typeface.ts';

/** What link previews show whole. */
const CARD = { width: 1200, height: 630 } as const;
const COVER_AT = { x: 80, y: 66, width: 332, height: 498, shadow: 16 } as const;
const TEXT_LEFT = 490;
const PAGE = '#ffedc6';
const AWNING = ['#e23c1e', '#fffaee'] as const;
const TITLE = { width: 640, height: 270, largest: 104, smallest: 34 } as const;
const TITLE_TOP = 108;
const AUTHOR = { width: 640, height: 44, largest: 38, smallest: 22 } as const;
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
  const frame = { x, y: y + 20, width, height, rx: 10 };
  return [
    element('rect', { ...frame, x: x + shadow, y: frame.y + shadow, fill: outline }),
    element(
      'svg',
      { x, y: frame.y, width, height, viewBox: '0 0 200 300' },
      coverMarkup(composeCover(subject)),
    ),
    element('rect', { ...frame, fill: 'none', stroke: outline, 'stroke-width': 10 }),
  ].join('');
}

function words({ title, author }: CoverSubject): string {
  const { size, lines } = fitTitle(title, TITLE);
  const fill = { fill: outline };
  const top = TITLE_TOP + (TITLE.height - lines.length * size) / 2;
  const place = (index: number) => ({ x: TEXT_LEFT, y: top + size * (index + 0.8), size });
  const by = fitTitle(author, AUTHOR);
  const authorAt = { x: TEXT_LEFT, y: top + lines.length * size + AUTHOR_GAP, size: by.size };
  return [
    ...lines.map((line, index) => lettering(line, DISPLAY, place(index), fill)),
    lettering(by.lines[0] ?? '', BODY, authorAt, fill),
  ].join('');
}

/** The name of the house, with a bitten cookie for its o. */
function house(): string {
  const at = { x: TEXT_LEFT, y: 552, size: 72 };
  const cookie = bittenCookiePath({ x: 50, y: 52 }, 45);
  const chip = (cx: number, cy: number) => element('circle', { cx, cy, r: 7, fill: outline });
  const drawn = { fill: AWNING[0], stroke: outline, 'stroke-width': 9, 'stroke-linejoin': 'round' };
  return [
    lettering('M', DISPLAY, at, { fill: outline }),
    element(
      'svg',
      { x: at.x + 59, y: at.y - 43, width: 46, height: 48, viewBox: '2 0 96 100' },
      element('path', { d: cookie, ...drawn }) + chip(33, 46) + chip(45, 72),
    ),
    lettering('rsel', DISPLAY, { ...at, x: at.x + 107 }, { fill: outline }),
    lettering(
      'Brains love snacks too',
      BODY,
      { x: at.x + 268, y: at.y - 4, size: 30 },
      { fill: outline },
    ),
  ].join('');
}
