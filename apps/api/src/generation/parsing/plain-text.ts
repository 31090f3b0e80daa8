import { headingLevel, isBareLabel, isInCapitals, mayBeTitle } from './headings.ts';
import { withoutListedHeadings } from './listed-headings.ts';
import { loneNumerals } from './lone-numerals.ts';
import { type Block, heading, paragraph } from './text-blocks.ts';
import { piecesOf, type TextPiece } from './text-pieces.ts';

const MOST_HEADING_LINES = 3;
const MOST_LINES_IN_CAPITALS = 5;
/** Dots and the number of a page included. */
const LONGEST_CONTENTS_LINE = 300;
const CHAPTER_LEVEL = 2;

/** Text without markup as blocks: lines joined to paragraphs, headings found by how they look. */
export function blocksOfPlainText(text: string): Block[] {
  const pieces = piecesOf(withoutPageMarks(text)).filter(
    ({ lines }) => !isContents(lines) && !isNote(lines),
  );
  const named = withoutListedHeadings(withNamedHeadings(pieces));
  const chapters = named.filter(({ kind }) => kind === 'heading');
  return chapters.length > 1 ? named : withCapitalHeadings(pieces);
}

function withNamedHeadings(pieces: readonly TextPiece[]): Block[] {
  const numerals = loneNumerals(pieces);
  let isBelowLabel = false;
  return pieces.map(({ lines }, index) => {
    const text = joined(lines);
    const most = isInCapitals(text) ? MOST_LINES_IN_CAPITALS : MOST_HEADING_LINES;
    const isShort = lines.length <= most;
    const named = isShort ? headingLevel(text) : undefined;
    const level = numerals.has(index) ? CHAPTER_LEVEL : named;
    const isTitle = isBelowLabel && isShort && mayBeTitle(text);
    isBelowLabel = level !== undefined && isBareLabel(text);
    if (level !== undefined) return heading(text, level);
    return isTitle ? heading(text, CHAPTER_LEVEL) : paragraph(text);
  });
}

function withCapitalHeadings(pieces: readonly TextPiece[]): Block[] {
  return pieces.map(({ lines, isApart }) => {
    const text = joined(lines);
    const looksSo = isApart && lines.length <= MOST_HEADING_LINES && isInCapitals(text);
    return looksSo ? heading(text, CHAPTER_LEVEL) : paragraph(text);
  });
}

/** A list of headings is no text, and its lines are not where the chapters begin. */
function isContents(lines: readonly string[]): boolean {
  const headings = lines.filter(
    (line) =>
      line.length <= LONGEST_CONTENTS_LINE &&
      headingLevel(line.replace(/[\s.]{1,100}\d{1,4}$/, '')),
  );
  return lines.length > MOST_HEADING_LINES && headings.length > lines.length / 2;
}

const isNote = ([first = '']: readonly string[]) => /^\[\d{1,3}\]\s/.test(first);

/** Plain texts mark words _so_ and notes[1]; a hyphen at the end of a line is of the word. */
function joined(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replaceAll(/(?<=[\p{Ll}\p{Lu}])- (?=\p{Ll})/gu, '-')
    .replaceAll(/(?<=\S)\[\d{1,3}\]/g, '')
    .replaceAll(/(?<![\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu, '$1');
}

/** Where a page of the printed book began: "{vii}", "[Pg 12]". */
const MARK = String.raw`(?:\{(?:[ivxl]{1,9}|\d{1,4})\}|\[(?:Pg|Page) ?(?:[ivxl]{1,9}|\d{1,4})\])`;
const ALONE = new RegExp(`^[ \\t]*${MARK}[ \\t]*$`, 'gim');
const ANY = new RegExp(` ?${MARK}`, 'gi');
/** Fewer may mean something else, a set of one number for instance. */
const FEWEST_ALONE = 5;

/** A text without the marks that tell the pages of its printed book. */
function withoutPageMarks(text: string): string {
  const alone = text.match(ALONE) ?? [];
  return alone.length < FEWEST_ALONE ? text : text.replaceAll(ANY, '');
}
