import type { CoverDrawing } from '@morsel/sdk/rules/cover';
import { COVER, outline } from '@morsel/sdk/rules/cover/figure';

import { FigureShapes } from './figure-shapes.tsx';

const { width, height, figureHeight } = COVER;

/** The drawn cover of a book without a picture. */
export function DrawnCover({ drawing }: { drawing: CoverDrawing }) {
  const { ground, text, figure, figureTop, ruleTop, title, author, bookEnd } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill={ground} />
      <svg y={figureTop} width={width} height={figureHeight} overflow="hidden">
        <FigureShapes figure={figure} />
      </svg>
      <path d={`M0 ${ruleTop}H${width}`} stroke={outline} strokeWidth="5" />
      <g fill={text}>
        <g className="cover-title" fontSize={drawing.titleSize}>
          {title.map(({ text: line, x, y }) => (
            <text key={y} x={x} y={y}>
              {line}
            </text>
          ))}
        </g>
        <text className="cover-author" x={author.x} y={author.y} fontSize={author.size}>
          {author.text}
        </text>
        <text className="cover-book" x={bookEnd.x} y={bookEnd.y}>
          📖
        </text>
      </g>
    </svg>
  );
}
