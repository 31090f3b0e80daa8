import { Parser } from 'htmlparser2';

import { type Block, heading, paragraph } from '../blocks.ts';

/** A place that a table of contents can point to. */
export type Anchor = { readonly kind: 'anchor'; readonly id: string };

type Attributes = Readonly<Record<string, string>>;

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td th tr ul'
  ).split(' '),
);
const SKIPPED = new Set(
  'head script style template nav svg math audio video object iframe rp rt'.split(' '),
);
/** Parts that are about the book or stand beside its text (EPUB Structural Semantics). */
const SKIPPED_TYPES = new Set(
  (
    'acknowledgments bibliography colophon contributors copyright-page cover dedication endnote ' +
    'endnotes footnote footnotes halftitlepage imprint imprimatur index landmarks loa loi lot lov ' +
    'noteref other-credits page-list pagebreak rearnote rearnotes titlepage toc'
  ).split(' '),
);
const SKIPPED_CLASSES =
  /\b(?:pg-boilerplate|page-?num(?:ber)?|pageno|pagebreak|footnotes?|endnotes?|visually-hidden)\b/i;
const NOTE_MARK = /^\s*[[(]?(?:\d{1,3}|[*†‡§]{1,3})[\])]?\s*$/;

/** The blocks of a page of HTML or XHTML, with the places between them that have a name. */
export function blocksOfMarkup(html: string): (Block | Anchor)[] {
  const reader = new MarkupReader();
  const parser = new Parser(reader, { recognizeSelfClosing: true, recognizeCDATA: true });
  parser.end(html);
  return reader.blocks;
}

/** Takes what the parser finds; without recursion, so that no depth of nesting can break it. */
class MarkupReader {
  readonly blocks: (Block | Anchor)[] = [];
  #text = '';
  #level = 0;
  #endedLine = false;
  /** How many elements are open within the outermost one that is skipped, itself included. */
  #skipped = 0;
  readonly #links: { isNote: boolean; start: number }[] = [];

  onopentag(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || isSkipped(name, attributes)) {
      this.#skipped += 1;
      return;
    }
    if (BLOCKS.has(name)) this.#end();
    if (name === 'br') this.#breakLine();
    for (const id of [attributes['id'], name === 'a' ? attributes['name'] : undefined]) {
      if (id !== undefined) this.#anchor(id);
    }
    if (name === 'a') {
      const isNote = attributes['href']?.includes('#') ?? false;
      this.#links.push({ isNote, start: this.#text.length });
    }
    if (/^h[1-6]$/.test(name)) this.#level = Number(name.slice(1));
  }

  ontext(text: string): void {
    if (this.#skipped > 0) return;
    if (text.trim() !== '') this.#endedLine = false;
    this.#text += text;
  }

  onclosetag(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const link = name === 'a' ? this.#links.pop() : undefined;
    if (link?.isNote && NOTE_MARK.test(this.#text.slice(link.start))) {
      this.#text = this.#text.slice(0, link.start);
    }
    if (BLOCKS.has(name)) this.#end();
  }

  /** An empty line in a block parts paragraphs, as those do who know no better. */
  #breakLine(): void {
    if (this.#endedLine) this.#end();
    this.#text += ' ';
    this.#endedLine = true;
  }

  /** Within a block it is kept for the block's begin, where the title of a chapter points. */
  #anchor(id: string): void {
    this.blocks.push({ kind: 'anchor', id });
  }

  #end(): void {
    const text = this.#text.replaceAll(/\s+/g, ' ').trim();
    if (text !== '')
      this.blocks.push(this.#level > 0 ? heading(text, this.#level) : paragraph(text));
    this.#text = '';
    this.#level = 0;
    this.#endedLine = false;
    this.#links.length = 0;
  }
}

function isSkipped(name: string, attributes: Attributes): boolean {
  const types = `${attributes['epub:type'] ?? ''} ${attributes['role'] ?? ''}`;
  return (
    SKIPPED.has(name) ||
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    SKIPPED_CLASSES.test(attributes['class'] ?? '') ||
    types.split(/\s+/).some((type) => SKIPPED_TYPES.has(type.replace(/^doc-/, '')))
  );
}
