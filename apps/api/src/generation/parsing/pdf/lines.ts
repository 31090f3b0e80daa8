import type { PDFPageProxy } from 'unpdf/pdfjs';

import { raised } from '../raised-digits.ts';

/** A line of print; places are in points from the lower left corner of the page. */
export type PdfLine = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
  /** Of the font. */
  readonly size: number;
};

type PdfTextItem = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
};

/** A line that grows; the piece with the most letters says how it is set. */
type OpenLine = PdfLine & { readonly mainLetters: number };

/** Letters this much smaller than their line, and raised, are the marks of notes. */
const NOTE_MARK_SIZE = 0.8;
const SAME_LINE = 0.5;
/** What a raised number after it is the power of: ten, metres, a variable. */
const BASE = /(?<![\d.,])10$|(?<![\p{L}'’])(?:[cdkm]?m|[cnrtvxz])$|=\s?\p{L}{1,3}$/u;
const NEGATIVE = /^[-−–]\d+$/;
const LONGEST_BASE = 10;
/** Letters; a line that goes on for longer is cut, as each piece is compared with its end. */
const LONGEST_LINE = 5_000;

/** The lines of a page in the order in which they were set, which is the one of columns too. */
export async function linesOfPage(page: PDFPageProxy): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  const lines: OpenLine[] = [];
  let current: OpenLine | undefined;
  for (const item of items) {
    if (!('str' in item) || !isUpright(item)) continue;
    const piece = pieceOf(item);
    if (piece.text !== '') {
      const isSame =
        current !== undefined && current.text.length < LONGEST_LINE && isOnLine(current, piece);
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
    .map(({ text, left, right, y, size }) => ({
      text: text.replaceAll(/\s+/g, ' ').trim(),
      left,
      right,
      y,
      size,
    }))
    .filter(({ text }) => text !== '');
}

function pieceOf({ str, transform, width }: PdfTextItem): OpenLine {
  const [a = 0, b = 0, , , left = 0, y = 0] = transform;
  const size = Math.hypot(a, b);
  return { text: str, left, right: left + width, y, size, mainLetters: str.trim().length };
}

/** What runs up the margin is a stamp and no text of the book. */
function isUpright({ transform: [a = 0, b = 0] }: PdfTextItem): boolean {
  return Math.abs(a) >= Math.abs(b);
}

function isOnLine(line: PdfLine, piece: PdfLine): boolean {
  return Math.abs(line.y - piece.y) < Math.max(line.size, piece.size) * SAME_LINE;
}

function joined(line: OpenLine, piece: OpenLine): OpenLine {
  const isRaised = piece.size < line.size * NOTE_MARK_SIZE && piece.y > line.y;
  const isNumber = /^\d+$/.test(piece.text) && BASE.test(line.text.slice(-LONGEST_BASE));
  const isPower = isRaised && (isNumber || NEGATIVE.test(piece.text));
  if (isRaised && !isPower && /^[\d*∗†‡§,]+$/.test(piece.text)) return line;
  const { y, size, mainLetters } = piece.mainLetters > line.mainLetters ? piece : line;
  return {
    text: line.text + (isPower ? raised(piece.text) : piece.text),
    left: Math.min(line.left, piece.left),
    right: Math.max(line.right, piece.right),
    y,
    size,
    mainLetters,
  };
}
