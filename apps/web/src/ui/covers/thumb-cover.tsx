import { composeFigure, COVER, type CoverSubject } from '@morsel/sdk/rules/cover/figure';
import { clsx } from 'clsx';
import { useMemo } from 'react';

import { CoverPicture } from './cover-picture.tsx';
import type { PicturedBook } from './cover-sources.ts';
import { FigureShapes } from './figure-shapes.tsx';

const { width, height, figureHeight } = COVER;
/** The figure is in the middle. */
const top = (figureHeight - height) / 2;

type ThumbCoverProps = {
  book: CoverSubject & PicturedBook;
  /** In pixels, under 60. */
  width: number;
  className?: string | undefined;
};

/** A book's cover too small for letters: its picture, or the figure of the drawn one. */
export function ThumbCover({ book, width: shownWidth, className }: ThumbCoverProps) {
  const { title, author, topic } = book;
  const { ground, figure } = useMemo(
    () => composeFigure({ title, author, topic }),
    [title, author, topic],
  );
  return (
    <CoverPicture book={book} width={shownWidth} className={clsx('thumb', className)}>
      <svg
        viewBox={`0 ${top} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect y={top} width={width} height={height} fill={ground} />
        <FigureShapes figure={figure} />
      </svg>
    </CoverPicture>
  );
}
