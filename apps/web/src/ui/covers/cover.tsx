import { composeCover, type CoverDrawing } from '@morsel/sdk/rules/cover';
import { COVER, type CoverSubject, outline } from '@morsel/sdk/rules/cover/figure';
import { useMemo } from 'react';

import { CoverPicture } from './cover-picture.tsx';
import type { PicturedBook } from './cover-sources.ts';
import { FigureShapes } from './figure-shapes.tsx';

type CoverProps = {
  book: CoverSubject & PicturedBook;
  /** In pixels, 60 at least: title and author have to be read. Without it, that of its place. */
  width?: number;
  /** Read out instead of the picture; left out where the title stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A book's cover: its picture, or a drawn one with its title and author. */
export function Cover({ book, ...looks }: CoverProps) {
  const { title, author, topic } = book;
  const drawing = useMemo(() => composeCover({ title, author, topic }), [title, author, topic]);
  return (
    <CoverPicture book={book} {...looks}>
      <DrawnCover drawing={drawing} />
    </CoverPicture>
  );
}

const { width, height, figureHeight } = COVER;

/** The drawn cover of a book without a picture. */
function DrawnCover({ drawing }: { drawing: CoverDrawing }) {
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
