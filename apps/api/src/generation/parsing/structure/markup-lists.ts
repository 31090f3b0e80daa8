import type { ListPlace, MarkedList } from '../text-blocks.ts';
import { OpenLists } from './open-lists.ts';

type Attributes = Readonly<Record<string, string>>;

const LISTS = new Set(['dl', 'table', 'ol', 'ul', 'menu', 'dir']);
const PARTS = new Set(['dt', 'dd', 'td', 'th', 'li']);
const GLOSSARY = /\bgloss(?:ary|list)?\b/i;
const STEPS = /\b(?:procedure|steps?)\b/i;

/** Which lists and tables of a page of HTML are open. */
export class MarkupLists {
  readonly #lists = new OpenLists();

  get place(): ListPlace | undefined {
    return this.#lists.place;
  }

  /** @param title of the heading above */
  open(name: string, attributes: Attributes, title: string | undefined): void {
    if (LISTS.has(name)) this.#lists.open(kindOf(name, attributes), title);
    else if (name === 'tr') this.#lists.addRow();
    else if (name === 'td' || name === 'th') this.#addCells(name === 'th', attributes);
    else if (name === 'dt') this.#lists.addTerm();
    else if (name === 'dd') this.#lists.addGloss();
    else if (name === 'li') this.#lists.addEntry();
  }

  close(name: string): void {
    if (LISTS.has(name)) this.#lists.close();
    else if (PARTS.has(name)) this.#lists.endPart();
  }

  /** A cell as wide as several columns takes their places. */
  #addCells(isHeader: boolean, attributes: Attributes): void {
    const span = Number(attributes['colspan'] ?? 1);
    this.#lists.addCell(isHeader);
    if (span > 1) this.#lists.addCell(isHeader);
  }
}

function kindOf(name: string, attributes: Attributes): MarkedList['kind'] {
  const says = `${attributes['class'] ?? ''} ${attributes['epub:type'] ?? ''} ${attributes['role'] ?? ''}`;
  if (name === 'dl') return GLOSSARY.test(says) ? 'glossary' : 'definitions';
  if (name === 'table') return 'table';
  if (name !== 'ol') return 'bullets';
  return STEPS.test(says) ? 'steps' : 'numbered';
}
