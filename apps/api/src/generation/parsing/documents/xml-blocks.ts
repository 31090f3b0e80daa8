import { type MarkupHandler, parseMarkup } from '../epub/parse-markup.ts';
import { ListParagraphs } from '../structure/list-paragraphs.ts';
import { OpenLists } from '../structure/open-lists.ts';
import { type Block, type MarkedList, heading, paragraph } from '../text-blocks.ts';
import { type BlockTraits, OpenBlock } from './open-block.ts';

type Attributes = Readonly<Record<string, string>>;

/** What an element is to the text that it stands in; undefined for what only surrounds text. */
export type Role =
  | { readonly kind: 'block'; readonly level?: number; readonly cell?: 'head' | 'body' }
  | {
      readonly kind: 'list';
      readonly list: MarkedList['kind'];
      /** With the list before it. */
      readonly goesOn?: boolean;
    }
  | { readonly kind: 'row' }
  | { readonly kind: 'cell'; readonly cell: 'head' | 'body' }
  /** Says of the row that it stands in that it is the head of its table. */
  | { readonly kind: 'head' }
  /** Of a list. */
  | { readonly kind: 'entry' }
  /** Says of the block that it stands in what it is. */
  | ({ readonly kind: 'says' } & BlockTraits)
  | { readonly kind: 'sign'; readonly sign: string }
  /** It stands above the line; or says so of what is so many elements further out. */
  | { readonly kind: 'raised'; readonly outwards: number }
  /** It leads to another place of the book. */
  | { readonly kind: 'link' }
  | { readonly kind: 'left out' };

/** How a format of documents names its parts. */
export type Vocabulary = {
  /** @param name without its prefix; attributes keep theirs. */
  readonly roleOf: (
    name: string,
    attributes: Attributes,
    parents: readonly string[],
  ) => Role | undefined;
  /** The only elements that hold text, where others hold what is no text. */
  readonly textIn?: string;
};

export const BLOCK: Role = { kind: 'block' };
export const LEFT_OUT: Role = { kind: 'left out' };
export const TABLE: Role = { kind: 'list', list: 'table' };
export const ROW: Role = { kind: 'row' };
export const ENTRY: Role = { kind: 'entry' };
export const RAISED: Role = { kind: 'raised', outwards: 0 };
export const LINK: Role = { kind: 'link' };
export const SPACE: Role = { kind: 'sign', sign: ' ' };
/** Two in a row part paragraphs, as those do who know no better. */
export const LINE_END: Role = { kind: 'sign', sign: '\n' };

/**
 * The blocks of a document in XML; text outside of its blocks is none. What a document type declares
 * is not looked at: entities of its own are not expanded.
 */
export function blocksOfXml(xml: string, vocabulary: Vocabulary): Block[] {
  const reader = new XmlReader(vocabulary);
  parseMarkup(xml, reader, { xmlMode: true });
  return reader.blocks;
}

/** Takes what the parser finds; without recursion, so that no depth of nesting can break it. */
class XmlReader implements MarkupHandler {
  readonly blocks: Block[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #parents: string[] = [];
  /** Of those elements that are open, which are blocks; a text box has some within another. */
  readonly #open: OpenBlock[] = [];
  /** How many elements are open within the outermost one that is left out, itself included. */
  #leftOut = 0;
  readonly #roles: (Role | undefined)[] = [];
  readonly #lists = new OpenLists();
  readonly #listed = new ListParagraphs();
  /** Of the last heading. */
  #title: string | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  onopentag(fullName: string, attributes: Attributes): void {
    const name = fullName.slice(fullName.indexOf(':') + 1);
    const role =
      this.#leftOut > 0 ? LEFT_OUT : this.#vocabulary.roleOf(name, attributes, this.#parents);
    this.#parents.push(name);
    this.#roles.push(role);
    this.#openList(role);
    const block = this.#open.at(-1);
    const depth = this.#parents.length;
    if (role?.kind === 'left out') this.#leftOut += 1;
    else if (role?.kind === 'block') {
      this.#open.push(new OpenBlock(depth, { level: role.level ?? 0 }));
    } else if (role !== undefined && block !== undefined) apply(role, block, depth);
  }

  ontext(text: string): void {
    const { textIn } = this.#vocabulary;
    const block = this.#open.at(-1);
    if (block === undefined || this.#leftOut > 0) return;
    if (textIn !== undefined && this.#parents.at(-1) !== textIn) return;
    block.add(text.replaceAll(/\s+/g, ' '));
  }

  onclosetag(): void {
    const last = this.#open.at(-1);
    const depth = this.#parents.length;
    if (this.#leftOut > 0) this.#leftOut -= 1;
    else if (last?.depth === depth) {
      this.#open.pop();
      this.#add(last);
    } else last?.closeElement(depth);
    this.#parents.pop();
    this.#closeList(this.#roles.pop());
  }

  #add({ text, traits: { level = 0, isDropped, list, depth = 0 } }: OpenBlock): void {
    if (isDropped || text.trim() === '') return;
    if (level > 0) {
      this.#title = text;
      this.#listed.end();
      this.blocks.push(heading(text, level));
      return;
    }
    const listed = list && this.#listed.addEntry(list, depth, this.#title);
    const place = this.#lists.place ?? listed;
    for (const piece of text.split(/\n\s*\n/)) this.blocks.push(paragraph(piece, { place }));
  }

  #openList(role: Role | undefined): void {
    if (role?.kind === 'list') this.#lists.open(role.list, this.#title, role.goesOn);
    else if (role?.kind === 'row') this.#lists.addRow();
    else if (role?.kind === 'head') this.#lists.markHead();
    else if (role?.kind === 'entry') this.#lists.addEntry();
    else if (role !== undefined && 'cell' in role) this.#lists.addCell(role.cell === 'head');
  }

  #closeList(role: Role | undefined): void {
    if (role?.kind === 'list') this.#lists.close();
    else if (role?.kind === 'entry' || (role !== undefined && 'cell' in role)) {
      this.#lists.endPart();
    }
  }
}

function apply(role: Role, block: OpenBlock, depth: number): void {
  if (role.kind === 'sign') block.add(role.sign);
  else if (role.kind === 'raised') block.openRaised(depth - role.outwards);
  else if (role.kind === 'link') block.openLink(depth);
  else if (role.kind === 'says') block.traits = { ...block.traits, ...role };
}
