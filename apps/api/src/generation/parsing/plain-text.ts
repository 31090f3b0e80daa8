import { type Block, heading, paragraph } from './blocks.ts';
import { headingLevel, isInCapitals, mayBeTitle } from './headings.ts';

/** Lines are wrapped by hand up to about this width; longer ones are whole paragraphs. */
const WIDEST_WRAPPED_LINE = 120;
const SHARE_OF_LONG_LINES = 0.2;
const MOST_HEADING_LINES = 3;
const CHAPTER_LEVEL = 2;

/** A piece of a text between empty lines, and whether it stands apart from what is before it. */
type Piece = { readonly lines: readonly string[]; readonly isApart: boolean };

/** Text without markup as blocks: lines joined to paragraphs, headings found by how they look. */
export function blocksOfPlainText(text: string): Block[] {
  const pieces = piecesOf(text).filter(({ lines }) => !isContents(lines) && !isNote(lines));
  const named = withNamedHeadings(pieces);
  const chapters = named.filter(({ kind }) => kind === 'heading');
  return chapters.length > 1 ? named : withCapitalHeadings(pieces);
}

function piecesOf(text: string): Piece[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const filled = lines.filter((line) => line !== '');
  const long = filled.filter((line) => line.length > WIDEST_WRAPPED_LINE);
  const linesAreParagraphs = long.length > filled.length * SHARE_OF_LONG_LINES;
  const pieces: Piece[] = [];
  let current: string[] = [];
  let empty = 0;
  const end = () => {
    if (current.length === 0) return;
    pieces.push({ lines: current.map((line) => line.trim()), isApart: empty > 1 });
    current = [];
    empty = 0;
  };
  for (const line of lines) {
    if (line === '' || linesAreParagraphs || isIndented(line, current)) end();
    if (line === '') empty += 1;
    else current.push(line);
  }
  end();
  return pieces;
}

/** A paragraph may begin by a first line moved in, without an empty line before it. */
function isIndented(line: string, before: readonly string[]): boolean {
  const previous = before.at(-1);
  return previous !== undefined && /^(?: {2,8}|\t)\S/.test(line) && /^\S/.test(previous);
}

function withNamedHeadings(pieces: readonly Piece[]): Block[] {
  let isBelowHeading = false;
  return pieces.map(({ lines }) => {
    const text = joined(lines);
    const level = lines.length <= MOST_HEADING_LINES ? headingLevel(text) : undefined;
    const isTitle = isBelowHeading && lines.length <= MOST_HEADING_LINES && mayBeTitle(text);
    isBelowHeading = level !== undefined;
    if (level !== undefined) return heading(text, level);
    return isTitle ? heading(text, CHAPTER_LEVEL) : paragraph(text);
  });
}

function withCapitalHeadings(pieces: readonly Piece[]): Block[] {
  return pieces.map(({ lines, isApart }) => {
    const text = joined(lines);
    const looksSo = isApart && lines.length <= MOST_HEADING_LINES && isInCapitals(text);
    return looksSo ? heading(text, CHAPTER_LEVEL) : paragraph(text);
  });
}

/** A list of headings is no text, and its lines are not where the chapters begin. */
function isContents(lines: readonly string[]): boolean {
  const headings = lines.filter((line) => headingLevel(line.replace(/[\s.]+\d+$/, '')));
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
