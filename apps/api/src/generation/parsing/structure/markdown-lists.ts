import { type Block, type ListPlace, type MarkedList, paragraph } from '../text-blocks.ts';

const HEAD_RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*(?:\|\s*)?$/;
/** A table as wide as this is no table of a book. */
const MOST_COLUMNS = 20;

/** Its head, the rule below it, and a row. */
const FEWEST_LINES = 3;

/** The rows of a table, line by line, as a paragraph for each cell that has words. */
export function blocksOfTable(
  lines: readonly string[],
  title: string | undefined,
  plain: (cell: string) => string,
): Block[] {
  if (!HEAD_RULE.test(lines[1] ?? '') || lines.length < FEWEST_LINES) return [];
  const list: MarkedList = { kind: 'table', title };
  const rows = lines.filter((_, index) => index !== 1);
  return rows.flatMap((line, row) =>
    cellsOf(line).flatMap((cell, column) => {
      const place = { list, row, column, isHeader: row === 0 };
      const text = plain(cell).trim();
      const isCode = /^`[^`]*`$/.test(cell) || undefined;
      return text === '' ? [] : [paragraph(text, { place, isCode })];
    }),
  );
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .slice(0, MOST_COLUMNS)
    .map((cell) => cell.trim());

type OpenList = { readonly list: MarkedList; readonly indent: number; row: number };

/** Which lists of a Markdown text are open, by how far their entries are moved in. */
export class MarkdownLists {
  #open: OpenList[] = [];

  addEntry(indent: number, isNumbered: boolean, title: string | undefined): ListPlace {
    const kind = isNumbered ? 'numbered' : 'bullets';
    this.#open = this.#open.filter((open) => open.indent <= indent);
    const last = this.#open.at(-1);
    const same = last?.indent === indent && last.list.kind === kind ? last : undefined;
    const open = same ?? { list: { kind, title }, indent, row: -1 };
    if (same === undefined) {
      this.#open = [...this.#open.filter((other) => other.indent < indent), open];
    }
    open.row += 1;
    return { list: open.list, row: open.row, column: 0, isHeader: false };
  }

  /** What stands at the begin of a line ends all lists. */
  end(): void {
    this.#open = [];
  }
}
