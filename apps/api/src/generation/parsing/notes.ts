import type { Block } from './blocks.ts';
import { blocksOfMarkdown } from './markdown.ts';

/** Lines are wrapped by hand up to about this width; longer ones are whole paragraphs. */
const WIDEST_WRAPPED_LINE = 120;

/** Notes as blocks: Markdown, in which a line that ends early ends a thought as well. */
export function blocksOfNotes(text: string): Block[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const width = Math.min(WIDEST_WRAPPED_LINE, widest);
  const separated = lines.map((line, index) =>
    endsEarly(line, lines[index + 1] ?? '', width) ? `${line}\n` : line,
  );
  return blocksOfMarkdown(separated.join('\n'));
}

/** Where the next word would have had room, the writer and no wrapping ended the line. */
function endsEarly(line: string, next: string, width: number): boolean {
  const firstWord = next.trimStart().search(/\s|$/);
  return line.length > width || line.length + 1 + firstWord <= width;
}
