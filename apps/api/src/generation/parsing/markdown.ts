import { MarkdownLists, blocksOfTable } from './structure/markdown-lists.ts';
import { type Block, type ListPlace, heading, paragraph } from './text-blocks.ts';

// Limits in these patterns keep hostile lines, of megabytes, from being searched again and again.
const HEADING = /^ {0,3}(#{1,6})\s{1,20}(?!\s)(.{0,300}?)\s{0,20}#{0,20}$/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;
const QUOTE = /^\s*(?:>\s?)+(?:\[![A-Za-z]+\]\s*)?/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
/** Words that are set apart at the begin of a paragraph. */
const LEAD = /^(\*\*|__|[*_])(?=\S)([^*_]{1,80})(?<=\S)\1/;
const FOOTNOTE = /^\[\^[^\]]+\]:/;
const FRONT_MATTER = /^---\n[\s\S]*?\n(?:---|\.\.\.)\n/;

/** Whether a text without a telling name is Markdown: it has headings of it. */
export function looksLikeMarkdown(text: string): boolean {
  return (text.match(/^#{1,4} \S/gm)?.length ?? 0) > 1;
}

/** Markdown as blocks: its headings by their own levels; code is left out. */
export function blocksOfMarkdown(text: string): Block[] {
  const reader = new MarkdownReader();
  for (const line of linesOutsideCode(text.replace(FRONT_MATTER, ''))) reader.add(line);
  return reader.finish();
}

class MarkdownReader {
  readonly #blocks: Block[] = [];
  readonly #lists = new MarkdownLists();
  #lines: string[] = [];
  #table: string[] = [];
  #place: ListPlace | undefined;
  #title: string | undefined;
  #isQuoted = false;

  add(line: string): void {
    if (TABLE_ROW.test(line)) {
      this.#endParagraph();
      this.#table.push(line);
      return;
    }
    this.#endTable();
    const [, marks, title] = HEADING.exec(line.trimEnd()) ?? [];
    const underline = this.#lines.length === 1 ? UNDERLINE.exec(line)?.[1] : undefined;
    if (marks !== undefined && title !== undefined) {
      this.#endParagraph();
      this.#addHeading(title, marks.length);
    } else if (underline !== undefined) {
      this.#addHeading(this.#lines.join(' '), underline.startsWith('=') ? 1 : 2);
      this.#lines = [];
    } else if (isOutside(line)) this.#endParagraph();
    else this.#addLine(line);
  }

  finish(): Block[] {
    this.#endTable();
    this.#endParagraph();
    return this.#blocks;
  }

  #addHeading(marked: string, level: number): void {
    this.#lists.end();
    this.#title = withoutMarks(marked);
    this.#blocks.push(heading(this.#title, level));
  }

  #addLine(line: string): void {
    const isEntry = LIST_ITEM.test(line);
    if (isEntry || QUOTE.test(line) !== this.#isQuoted) this.#endParagraph();
    this.#isQuoted = QUOTE.test(line);
    if (isEntry) {
      const indent = line.length - line.trimStart().length;
      this.#place = this.#lists.addEntry(indent, /^\s*\d/.test(line), this.#title);
    } else if (this.#lines.length === 0 && /^\S/.test(line)) this.#lists.end();
    this.#lines.push(line.replace(QUOTE, '').replace(LIST_ITEM, '').trim());
  }

  #endParagraph(): void {
    const text = this.#lines.join(' ');
    const lead = LEAD.exec(text)?.[2];
    const marks = { place: this.#place, lead: lead && withoutMarks(lead) };
    if (text !== '') this.#blocks.push(paragraph(withoutMarks(text), marks));
    this.#lines = [];
    this.#place = undefined;
  }

  #endTable(): void {
    const cells = blocksOfTable(this.#table, this.#title, withoutMarks);
    for (const cell of cells) this.#blocks.push(cell);
    this.#table = [];
  }
}

const isOutside = (line: string) =>
  line.replace(QUOTE, '').trim() === '' || RULE.test(line) || FOOTNOTE.test(line);

function linesOutsideCode(text: string): string[] {
  let fence: string | undefined;
  return text.split('\n').filter((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark === undefined) return fence === undefined;
    if (fence === undefined) fence = mark;
    else if (fence === mark) fence = undefined;
    return false;
  });
}

/** The words of a line as they are read: links by their text, nothing for pictures and tags. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/!\[[^[\]]{0,300}\](?:\([^)[]{0,500}\)|\[[^[\]]{0,300}\])/g, '')
    .replaceAll(/\[\^[^[\]]{1,60}\]/g, '')
    .replaceAll(/\[([^[\]]{1,300})\](?:\([^)[]{0,500}\)|\[[^[\]]{0,300}\])/g, '$1')
    .replaceAll(/\[\[(?:[^[\]|]{0,300}\|)?([^[\]]{1,300})\]\]/g, '$1')
    .replaceAll(/<(?:\/?[a-z][^<>]{0,500}|!--(?:(?!<!--).){0,500}?--)>/gi, '')
    .replaceAll(/(\*\*|__|~~|==)(?=\S)(.{1,500}?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^*_]+)(?<=[^\s\\])\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/(?<!`)`+([^`]+)`+/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

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
