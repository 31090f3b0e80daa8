import { countWords } from './count-words.ts';
import { isInCapitals } from './headings.ts';
import type { TextPiece } from './text-pieces.ts';

const ROMAN = /^(?=[IVXLC])(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const FIGURES = /^\d{1,3}$/;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
/** Figures that stand closer than this are the numbers of pages. */
const LONGEST_PAGE_WORDS = 600;

type Numeral = { readonly index: number; readonly value: number; readonly hasTitle: boolean };

/**
 * Where a numeral alone ("IV", "12") is the heading of a chapter: it stands apart, and either a
 * title in capitals is below it or a numeral before or after it is its neighbour.
 *
 * @returns indexes of pieces
 */
export function loneNumerals(pieces: readonly TextPiece[]): ReadonlySet<number> {
  const roman = numeralsOf(pieces, romanValue);
  const figures = numeralsOf(pieces, (text) => (FIGURES.test(text) ? Number(text) : undefined));
  const chapters = [roman, ...(areOfPages(figures, pieces) ? [] : [figures])];
  return new Set(chapters.flatMap((numerals) => numerals.filter(isOfChapter)).map(indexOf));
}

function numeralsOf(
  pieces: readonly TextPiece[],
  valueOf: (text: string) => number | undefined,
): Numeral[] {
  return pieces.flatMap(({ lines, isApart }, index) => {
    const value = isApart && lines.length === 1 ? valueOf(lines[0] ?? '') : undefined;
    const below = pieces[index + 1]?.lines.join(' ') ?? '';
    return value === undefined ? [] : [{ index, value, hasTitle: isInCapitals(below) }];
  });
}

function isOfChapter({ value, hasTitle }: Numeral, at: number, all: readonly Numeral[]): boolean {
  return hasTitle || all[at - 1]?.value === value - 1 || all[at + 1]?.value === value + 1;
}

function areOfPages(figures: readonly Numeral[], pieces: readonly TextPiece[]): boolean {
  const [first, last] = [figures.at(0), figures.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  const words = pieces
    .slice(first.index, last.index)
    .reduce((sum, { lines }) => sum + countWords(lines.join(' ')), 0);
  return words / (figures.length - 1) < LONGEST_PAGE_WORDS;
}

/** 4 of "IV"; undefined where it is no numeral of Rome. */
function romanValue(text: string): number | undefined {
  if (!ROMAN.test(text)) return undefined;
  const values = [...text].map((letter) => VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

const indexOf = ({ index }: Numeral) => index;
