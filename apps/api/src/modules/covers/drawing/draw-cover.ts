import { composeCover, type CoverDrawing } from '@morsel/sdk/rules/cover';
import { COVER, type CoverSubject, outline, type Shape } from '@morsel/sdk/rules/cover/figure';

import { lettering } from './lettering.ts';
import { element, svgDocument } from './svg.ts';
import { BODY, DISPLAY } from './typeface.ts';

const { width, height, figureHeight } = COVER;
/** Pixels for each unit of the drawing, where nobody asks for a size. */
const SCALE = 3;
const EDGE = 12;
/** What the sign of the book takes of the author's line, with a little air. */
const BOOK_WIDTH = 18;

/** The cover of a book as an SVG that stands by itself, 600 x 900. */
export function drawCover(subject: CoverSubject): string {
  const size = [width * SCALE, height * SCALE] as const;
  return svgDocument(...size, `0 0 ${width} ${height}`, coverMarkup(composeCover(subject)));
}

/** The parts of a cover, within 200 x 300. */
export function coverMarkup(drawing: CoverDrawing): string {
  const { ground, text: fill, figure, figureTop, ruleTop, titleSize, title, author } = drawing;
  const window = { y: figureTop, width, height: figureHeight, overflow: 'hidden' };
  return [
    element('rect', { width, height, fill: ground }),
    element('svg', window, figure.map(shapeMarkup).join('')),
    element('path', { d: `M0 ${ruleTop}H${width}`, stroke: outline, 'stroke-width': 5 }),
    lettering(title, DISPLAY, { size: titleSize, room: width - 2 * EDGE }, { fill }),
    lettering([author], BODY, { size: author.size, room: authorRoom(drawing) }, { fill }),
    openBook(drawing),
  ].join('');
}

const authorRoom = ({ author, bookEnd }: CoverDrawing) => bookEnd.x - BOOK_WIDTH - author.x;

function shapeMarkup(shape: Shape): string {
  const paint = { fill: shape.fill, stroke: outline, 'stroke-width': shape.stroke };
  switch (shape.kind) {
    case 'circle':
      return element('circle', { cx: shape.cx, cy: shape.cy, r: shape.r, ...paint });
    case 'path':
      return element('path', { d: shape.d, 'stroke-linejoin': 'round', ...paint });
    case 'rect': {
      const { x, y, width, height, round, turn } = shape;
      const transform = turn ? `rotate(${turn} ${x + width / 2} ${y + height / 2})` : undefined;
      return element('rect', { x, y, width, height, transform, rx: round, ...paint });
    }
    case 'letter': {
      const { letter: text, x, y, size, fill, stroke } = shape;
      const looks = { fill, outline: { color: outline, width: stroke }, centred: true };
      return lettering([{ text, x, y }], DISPLAY, { size, room: width - 2 * EDGE }, looks);
    }
  }
}

/** The sign of the book, as shapes: its letter looks different everywhere. */
function openBook({ bookEnd: { x, y } }: CoverDrawing): string {
  const page = (side: 1 | -1) =>
    `M${x - 8} ${y - 9}q${side * 4} -3 ${side * 8} -1v10q${side * -4} -2 ${side * -8} 1Z`;
  const looks = { fill: '#fffaee', stroke: outline, 'stroke-width': 1.6 };
  return element('path', { d: page(-1) + page(1), 'stroke-linejoin': 'round', ...looks });
}
