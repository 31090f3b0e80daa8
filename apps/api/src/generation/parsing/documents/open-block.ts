import { isNoteMark, readRaised } from '../raised-digits.ts';
import type { DocumentList } from '../structure/list-paragraphs.ts';

export type BlockTraits = {
  /** Of a heading. */
  readonly level?: number;
  /** It is not of the book. */
  readonly isDropped?: true;
  /** Of which list it is an entry, if of any. */
  readonly list?: DocumentList | undefined;
  /** How deep in its list. */
  readonly depth?: number;
};

/** A block of a document while it is read; depths are those of its elements. */
export class OpenBlock {
  readonly depth: number;
  traits: BlockTraits;
  text = '';
  /** What stands above the line; apart, as looking at a long text again and again would take long. */
  #raised: { readonly depth: number; text: string; isLinked: boolean } | undefined;
  /** Of what leads to another place of the book. */
  #linkDepth: number | undefined;

  constructor(depth: number, traits: BlockTraits) {
    this.depth = depth;
    this.traits = traits;
  }

  add(text: string): void {
    if (this.#raised === undefined) this.text += text;
    else this.#raised.text += text;
  }

  openRaised(depth: number): void {
    this.#raised ??= { depth, text: '', isLinked: this.#linkDepth !== undefined };
  }

  openLink(depth: number): void {
    this.#linkDepth ??= depth;
    if (this.#raised !== undefined) this.#raised.isLinked = true;
  }

  /** Of the mark of a note nothing is kept. */
  closeElement(depth: number): void {
    const raised = this.#raised;
    if (raised?.depth === depth) {
      this.#raised = undefined;
      if (!raised.isLinked || !isNoteMark(raised.text)) this.text += readRaised(raised.text);
    }
    if (this.#linkDepth === depth) this.#linkDepth = undefined;
  }
}
