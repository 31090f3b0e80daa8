import type { ListPlace, MarkedList } from '../text-blocks.ts';

/** Lists within lists deeper than this are no lists of a book. */
const DEEPEST = 20;

type OpenList = {
  readonly list: MarkedList;
  row: number;
  column: number;
  isHeader: boolean;
  isHeadRow: boolean;
  /** Whether a part of it is open, to which text belongs. */
  isIn: boolean;
};

/** The lists and tables that are open while a file is read from its begin to its end. */
export class OpenLists {
  readonly #open: OpenList[] = [];
  #closed: OpenList | undefined;
  #tooDeep = 0;

  /** Where a paragraph that ends here stands; undefined outside of all lists. */
  get place(): ListPlace | undefined {
    const last = this.#open.at(-1);
    if (last?.isIn !== true) return undefined;
    const { list, row, column, isHeader } = last;
    return { list, row, column, isHeader };
  }

  get kind(): MarkedList['kind'] | undefined {
    return this.#open.at(-1)?.list.kind;
  }

  /** @param goesOn with the list before it, where that is of its kind and below the same title */
  open(kind: MarkedList['kind'], title: string | undefined, goesOn = false): void {
    const { list } = this.#closed ?? {};
    if (this.#open.length === DEEPEST) this.#tooDeep += 1;
    else if (goesOn && this.#closed && list?.kind === kind && list.title === title) {
      this.#open.push(this.#closed);
    } else {
      const list = { kind, title };
      this.#open.push({
        list,
        row: -1,
        column: -1,
        isHeader: false,
        isHeadRow: false,
        isIn: false,
      });
    }
  }

  close(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else this.#closed = this.#open.pop();
  }

  /** A row of a table. */
  addRow(): void {
    const last = this.#open.at(-1);
    if (last === undefined) return;
    last.row += 1;
    last.column = -1;
    last.isHeadRow = false;
    last.isIn = false;
  }

  /** The row is the head of its table. */
  markHead(): void {
    const last = this.#open.at(-1);
    if (last !== undefined) last.isHeadRow = true;
  }

  addCell(isHeader: boolean): void {
    const last = this.#open.at(-1);
    if (last === undefined) return;
    last.column += 1;
    last.isHeader = isHeader || last.isHeadRow;
    last.isIn = true;
  }

  /** An entry of a list. */
  addEntry(): void {
    this.addRow();
    this.addCell(false);
  }

  /** Several terms may stand above one explanation. */
  addTerm(): void {
    const last = this.#open.at(-1);
    if (last === undefined) return;
    if (last.column !== 0) last.row += 1;
    last.column = 0;
    last.isIn = true;
  }

  addGloss(): void {
    const last = this.#open.at(-1);
    if (last === undefined) return;
    last.column = 1;
    last.isIn = true;
  }

  /** The end of an entry, a cell, a term or a gloss. */
  endPart(): void {
    const last = this.#open.at(-1);
    if (last !== undefined) last.isIn = false;
  }
}
