import type { PDFPageProxy } from 'unpdf/pdfjs';

/** A line of print; places are in points from the lower left corner of the page. */
export type Line = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
  /** Of the font. */
  readonly size: number;
};

type Item = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
};

/** Letters this much smaller than their line, and raised, are the marks of notes. */
const NOTE_MARK_SIZE = 0.8;
const SAME_LINE = 0.5;

/** The lines of a page in the order in which they were set, which is the one of columns too. */
export async function linesOfPage(page: PDFPageProxy): Promise<Line[]> {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let current: Line | undefined;
  for (const item of items) {
    if (!('str' in item) || !isUpright(item)) continue;
    const piece = pieceOf(item);
    if (piece.text !== '') {
      const isSame = current !== undefined && isOnLine(current, piece);
      if (current !== undefined && !isSame) lines.push(current);
      current = current !== undefined && isSame ? joined(current, piece) : piece;
    }
    if (item.hasEOL && current !== undefined) {
      lines.push(current);
      current = undefined;
    }
  }
  if (current !== undefined) lines.push(current);
  return lines
    .map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

function pieceOf({ str, transform, width }: Item): Line {
  const [a = 0, b = 0, , , left = 0, y = 0] = transform;
  return { text: str, left, right: left + width, y, size: Math.hypot(a, b) };
}

/** What runs up the margin is a stamp and no text of the book. */
function isUpright({ transform: [a = 0, b = 0] }: Item): boolean {
  return Math.abs(a) >= Math.abs(b);
}

function isOnLine(line: Line, piece: Line): boolean {
  return Math.abs(line.y - piece.y) < Math.max(line.size, piece.size) * SAME_LINE;
}

function joined(line: Line, piece: Line): Line {
  const isNoteMark =
    piece.size < line.size * NOTE_MARK_SIZE && piece.y > line.y && /^[\d*∗†‡§,]+$/.test(piece.text);
  if (isNoteMark) return line;
  const isMain = piece.size > line.size;
  return {
    text: line.text + piece.text,
    left: Math.min(line.left, piece.left),
    right: Math.max(line.right, piece.right),
    y: isMain ? piece.y : line.y,
    size: Math.max(line.size, piece.size),
  };
}
