/** Lines are wrapped by hand up to about this width; longer ones are whole paragraphs. */
const WIDEST_WRAPPED_LINE = 120;
const SHARE_OF_LONG_LINES = 0.2;

/** A piece of a text between empty lines, and whether it stands apart from what is before it. */
export type TextPiece = { readonly lines: readonly string[]; readonly isApart: boolean };

/** A text without markup in pieces: its paragraphs, headings and lists, line by line. */
export function piecesOf(text: string): TextPiece[] {
  // No-break spaces stand in headings and before signs, and are spaces to whoever reads them.
  const lines = text.split('\n').map((line) => line.replaceAll(/\p{Zs}/gu, ' ').trimEnd());
  const filled = lines.filter((line) => line !== '');
  const long = filled.filter((line) => line.length > WIDEST_WRAPPED_LINE);
  const linesAreParagraphs = long.length > filled.length * SHARE_OF_LONG_LINES;
  const pieces: TextPiece[] = [];
  let current: string[] = [];
  let empty = 0;
  const end = () => {
    if (current.length === 0) return;
    const isApart = empty > 1 || pieces.length === 0;
    pieces.push({ lines: current.map((line) => line.trim()), isApart });
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
