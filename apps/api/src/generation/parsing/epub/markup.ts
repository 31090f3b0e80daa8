import { isNoteMark, readRaised } from '../raised-digits.ts';
import { MarkupLists } from '../structure/markup-lists.ts';
import { type Block, type Marks, heading, paragraph } from '../text-blocks.ts';
import { type MarkupHandler, parseMarkup } from './parse-markup.ts';

/** A place that a table of contents can point to. */
export type Anchor = { readonly kind: 'anchor'; readonly id: string };

/** How much of a block's text is before something. */
type Place = { readonly pieces: number; readonly length: number };

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
  /\b(?:pg-boilerplate|page-?num(?:ber)?|pageno|pagebreak|headerlink|copiable-link|nav[-_]panel|navheader|navfooter|footnotes?|endnotes?|visually-hidden)\b/i;
const LONGEST_NOTE_MARK = 100;
/** What sets words apart from the rest, and what is meant for machines. */
/** Text of a block so far that may be but white space. */
const BLANK = 50;
const EMPHASIS = new Set('b strong i em dfn'.split(' '));
const CODE = new Set('code pre tt kbd samp'.split(' '));
/** A place in the book, as e-books and Kindle's write it. */
const OF_THE_BOOK = /#|^kindle:pos:/;
/** Of which each may stand on the line and apart from what is before it: "chapter 3". */
const NUMBER = /^\s*\(?\d{1,3}\)?\s*$/;
const APART = /[\s([–-]$/;

/** The blocks of a page of HTML or XHTML, with the places between them that have a name. */
export function blocksOfMarkup(html: string): (Block | Anchor)[] {
  const reader = new MarkupReader();
  parseMarkup(html, reader, { recognizeSelfClosing: true, recognizeCDATA: true });
  return reader.finish();
}

/** Takes what the parser finds; without recursion, so that no depth of nesting can break it. */
class MarkupReader implements MarkupHandler {
  readonly #blocks: (Block | Anchor)[] = [];
  /** In the pieces in which it came, as joining them again and again would take long. */
  #text: string[] = [];
  #length = 0;
  #level = 0;
  #endedLine = false;
  #isBlank = true;
  /** How many elements are open within the outermost one that is skipped, itself included. */
  #skipped = 0;
  readonly #links: (Place & { isNote: boolean; mayBeNumber: boolean })[] = [];
  /** The begin of what stands above the line. */
  #raised: Place | undefined;
  readonly #lists = new MarkupLists();
  /** Of the block, what is set apart at its begin; how much of it is for machines. */
  #lead: string | undefined;
  #beginsSetApart = false;
  #opensWithCode: true | undefined;
  #codeDepth = 0;
  #codeLength = 0;
  #title: string | undefined;

  onopentag(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || isSkipped(name, attributes)) {
      this.#skipped += 1;
      return;
    }
    if (BLOCKS.has(name)) this.#end();
    this.#lists.open(name, attributes, this.#title);
    if (CODE.has(name)) {
      this.#codeDepth += 1;
      if (this.#length <= BLANK && this.#plainText() === '') this.#opensWithCode = true;
    }
    if (EMPHASIS.has(name) && this.#length <= BLANK && this.#plainText() === '') {
      this.#beginsSetApart = true;
    }
    if (name === 'br') this.#breakLine();
    for (const id of [attributes['id'], name === 'a' ? attributes['name'] : undefined]) {
      if (id !== undefined) this.#anchor(id);
    }
    if (name === 'a') {
      const isNote = 'filepos' in attributes || OF_THE_BOOK.test(attributes['href'] ?? '');
      // One that begins a block numbers it.
      const mayBeNumber = this.#raised === undefined && !this.#isBlank;
      this.#links.push({ ...this.#here(), isNote, mayBeNumber });
    }
    if (name === 'sup') this.#raised ??= this.#here();
    if (/^h[1-6]$/.test(name)) this.#level = Number(name.slice(1));
  }

  ontext(text: string): void {
    if (this.#skipped > 0) return;
    if (text.trim() !== '') {
      this.#endedLine = false;
      this.#isBlank = false;
    }
    if (this.#codeDepth > 0) this.#codeLength += text.trim().length;
    this.#add(text);
  }

  onclosetag(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const link = name === 'a' ? this.#links.pop() : undefined;
    if (link?.isNote && this.#length - link.length <= LONGEST_NOTE_MARK) {
      const text = this.#text.slice(link.pieces).join('');
      const isApart = APART.test(this.#text[link.pieces - 1] ?? '');
      const isNumber = link.mayBeNumber && isApart && NUMBER.test(text);
      if (isNoteMark(text) && !isNumber) this.#backTo(link);
    }
    if (name === 'sup') this.#endRaised();
    if (CODE.has(name)) this.#codeDepth = Math.max(0, this.#codeDepth - 1);
    if (EMPHASIS.has(name)) this.#addLead();
    if (BLOCKS.has(name)) this.#end();
    this.#lists.close(name);
  }

  /** What is open at the end is read too. */
  finish(): (Block | Anchor)[] {
    this.#end();
    return this.#blocks;
  }

  /** An empty line in a block parts paragraphs, as those do who know no better. */
  #breakLine(): void {
    if (this.#endedLine) this.#end();
    this.#add(' ');
    this.#endedLine = true;
  }

  #add(text: string): void {
    // Pieces of nothing would be joined again and again.
    if (text === '') return;
    this.#text.push(text);
    this.#length += text.length;
  }

  #here(): Place {
    return { pieces: this.#text.length, length: this.#length };
  }

  #backTo({ pieces, length }: Place): void {
    this.#text.length = pieces;
    this.#length = length;
  }

  /** A power is no digit of the number before it. */
  #endRaised(): void {
    const start = this.#raised;
    this.#raised = undefined;
    if (start === undefined || this.#length - start.length > LONGEST_NOTE_MARK) return;
    const text = this.#text.slice(start.pieces).join('');
    this.#backTo(start);
    this.#add(readRaised(text));
  }

  /** Within a block it is kept for the block's begin, where the title of a chapter points. */
  #anchor(id: string): void {
    this.#blocks.push({ kind: 'anchor', id });
  }

  /** What has been read of the block when the first emphasis ends: the words that lead it. */
  #addLead(): void {
    if (!this.#beginsSetApart || this.#lead !== undefined) return;
    const lead = this.#plainText();
    if (lead !== '' && this.#codeLength < lead.length) this.#lead = lead;
    this.#beginsSetApart = false;
  }

  #marksOf(text: string): Marks {
    const isCode = this.#codeLength * 2 > text.length || undefined;
    return {
      place: this.#lists.place,
      lead: this.#lead,
      opensWithCode: this.#opensWithCode,
      heading: this.#title,
      isCode,
    };
  }

  #plainText(): string {
    return this.#text.join('').replaceAll(/\s+/g, ' ').trim();
  }

  #end(): void {
    const text = this.#plainText();
    if (text !== '' && this.#level > 0) {
      this.#blocks.push(heading(text, this.#level));
      this.#title = text;
    } else if (text !== '') {
      this.#blocks.push(paragraph(text, this.#marksOf(text)));
    }
    this.#text = [];
    this.#length = 0;
    this.#isBlank = true;
    this.#lead = undefined;
    this.#beginsSetApart = false;
    this.#opensWithCode = undefined;
    this.#codeLength = 0;
    this.#level = 0;
    this.#endedLine = false;
    this.#links.length = 0;
    this.#raised = undefined;
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
