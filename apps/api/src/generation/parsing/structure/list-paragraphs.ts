import type { ListPlace, MarkedList } from '../text-blocks.ts';

/** The list of a document that a paragraph says it is of; kinds by how deep an entry stands. */
export type DocumentList = {
  readonly id: string;
  readonly kinds: ReadonlyMap<number, MarkedList['kind']>;
};

/** Beyond, entries are of the deepest. */
const DEEPEST = 8;

type OpenList = { readonly list: MarkedList; row: number };

/**
 * Lists whose entries are paragraphs like others, but for saying of which list they are and how deep.
 * Such a list goes on after other paragraphs, up to the next heading.
 */
export class ListParagraphs {
  readonly #open = new Map<string, (OpenList | undefined)[]>();

  /** Where the next entry of a list stands; undefined where it has neither number nor bullet. */
  addEntry(list: DocumentList, depth: number, title: string | undefined): ListPlace | undefined {
    const level = Math.min(DEEPEST, Math.max(0, depth));
    const kind = list.kinds.get(level);
    // What is less deep ends what is deeper.
    const levels = (this.#open.get(list.id) ?? []).slice(0, level + 1);
    const open = levels[level] ?? { list: { kind: kind ?? 'bullets', title }, row: -1 };
    levels[level] = open;
    open.row += 1;
    this.#open.set(list.id, levels);
    return kind && { list: open.list, row: open.row, column: 0, isHeader: false };
  }

  /** A heading ends all of them. */
  end(): void {
    this.#open.clear();
  }
}
