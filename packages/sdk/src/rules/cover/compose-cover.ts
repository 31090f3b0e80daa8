import { composeFigure, type CoverFigure } from './compose-figure.ts';
import { coverHash } from './cover-hash.ts';
import { COVER } from './cover-size.ts';
import type { CoverSubject } from './cover-subject.ts';
import { AUTHOR, fitAuthor, fitTitle } from './lettering.ts';

const margin = 12;
const titleTop = 9;
/** Of the title's size; the display face reaches no higher. */
const ascent = 0.8;

/** A line of letters from `x` on, standing on `y`. */
export type CoverLine = { text: string; x: number; y: number };

export type CoverDrawing = CoverFigure & {
  /** Top of the figure. */
  figureTop: number;
  /** Height of the line between figure and letters. */
  ruleTop: number;
  titleSize: number;
  title: CoverLine[];
  author: CoverLine & { size: number };
  /** Where the sign of the book ends, on the author's line. */
  bookEnd: { x: number; y: number };
};

/** Composes the cover of a book: the same title, author and topic always give the same drawing. */
export function composeCover(subject: CoverSubject): CoverDrawing {
  const titleBelow = (coverHash(subject.title, subject.author) >>> 31) % 2 === 1;
  const { width, height, figureHeight } = COVER;
  const figureTop = titleBelow ? 0 : height - figureHeight;
  const top = titleBelow ? figureHeight : 0;
  const authorLine = top + 122;
  const { size, lines } = fitTitle(subject.title);
  return {
    ...composeFigure(subject),
    figureTop,
    ruleTop: titleBelow ? figureHeight : figureTop,
    titleSize: size,
    title: lines.map((text, index) => ({
      text,
      x: margin,
      y: top + titleTop + size * (index + ascent),
    })),
    author: { text: fitAuthor(subject.author), x: margin, y: authorLine, size: AUTHOR.size },
    bookEnd: { x: width - 10, y: authorLine },
  };
}
