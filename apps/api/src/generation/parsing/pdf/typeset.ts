import { isBareLabel } from '../headings.ts';
import { type Block, heading, paragraph } from '../text-blocks.ts';
import { isLarge, levelBySize } from './heading-levels.ts';
import type { PdfLine } from './lines.ts';
import { type Setting, joinedLines, startsParagraph } from './paragraphs.ts';

/** A heading that the outline tells, between lines. */
export type OutlineMark = { readonly mark: string; readonly level: number };

export type Page = readonly (PdfLine | OutlineMark)[];

/** Of headings beside those of an outline: left out of the text, and seldom a chapter's. */
const SUBHEADING_LEVEL = 9;
const COLUMN = 100;
const LONGEST_END = 1000;
/** Before a title; a longer heading is no label, and looking at it with each of its lines would take long. */
const LONGEST_LABEL = 200;

function isMark(entry: PdfLine | OutlineMark): entry is OutlineMark {
  return 'mark' in entry;
}

/** Pages as blocks: lines joined to paragraphs, headings by the outline or else by their size. */
export function blocksOfPages(pages: readonly Page[], setting: Setting): Block[] {
  const hasOutline = pages.some((page) => page.some(isMark));
  const lines = pages.flat().filter((entry): entry is PdfLine => !isMark(entry));
  const levelOf = hasOutline
    ? (line: PdfLine) => (isLarge(line, setting) ? SUBHEADING_LEVEL : undefined)
    : levelBySize(lines, setting);
  const setter = new Setter(setting);
  for (const page of pages) {
    const margins = rightMargins(page, setting);
    for (const [index, entry] of page.entries()) {
      if (isMark(entry)) {
        setter.addHeading(entry.mark, entry.level);
        continue;
      }
      const above = page[index - 1];
      const level = levelOf(entry, above === undefined || isMark(above) ? undefined : above);
      if (level !== undefined) setter.addHeadingLine(entry.text, level);
      else setter.addLine(entry, margins.get(columnOf(entry)) ?? entry.right);
    }
    setter.endPage();
  }
  return setter.finish();
}

class Setter {
  readonly #blocks: Block[] = [];
  readonly #setting: Setting;
  #text = '';
  /** What is before the text in its paragraph: of a long one, only the end is looked at. */
  #begin: string[] = [];
  #previous: { readonly line: PdfLine; readonly right: number } | undefined;
  /** A heading whose next line may follow. */
  #open: { readonly text: string; readonly level: number } | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  addHeading(text: string, level: number): void {
    this.#endBlock();
    this.#blocks.push(heading(text, level));
  }

  addHeadingLine(text: string, level: number): void {
    const before = this.#open?.level === level ? this.#open.text : undefined;
    if (before === undefined) this.#endBlock();
    const isLabel = (text: string) => text.length <= LONGEST_LABEL && isBareLabel(text);
    const separator = before !== undefined && isLabel(before) ? ': ' : ' ';
    this.#open = { text: before === undefined ? text : `${before}${separator}${text}`, level };
  }

  addLine(line: PdfLine, right: number): void {
    const previous = this.#previous;
    const { leading, words } = this.#setting;
    const isNext =
      previous !== undefined && !startsParagraph(previous.line, line, { leading, ...previous });
    if (!isNext) this.#endBlock();
    this.#text = isNext ? joinedLines(this.#text, line.text, words) : line.text;
    if (this.#text.length > LONGEST_END * 2) {
      this.#begin.push(this.#text.slice(0, -LONGEST_END));
      this.#text = this.#text.slice(-LONGEST_END);
    }
    this.#previous = { line, right };
  }

  /** The next line is above the last one, wherever on its page it stands. */
  endPage(): void {
    if (this.#open !== undefined) this.#endBlock();
    const previous = this.#previous;
    if (previous !== undefined) this.#previous = { ...previous, line: { ...previous.line, y: 0 } };
  }

  finish(): Block[] {
    this.#endBlock();
    return this.#blocks;
  }

  #endBlock(): void {
    const text = this.#begin.join('') + this.#text;
    if (text !== '') this.#blocks.push(paragraph(text));
    if (this.#open !== undefined) this.#blocks.push(heading(this.#open.text, this.#open.level));
    this.#text = '';
    this.#begin = [];
    this.#open = undefined;
    this.#previous = undefined;
  }
}

/** Of each column, by its text: headings may go beyond it. */
function rightMargins(page: Page, setting: Setting): ReadonlyMap<number, number> {
  const margins = new Map<number, number>();
  for (const entry of page) {
    if (isMark(entry) || isLarge(entry, setting)) continue;
    const column = columnOf(entry);
    margins.set(column, Math.max(entry.right, margins.get(column) ?? 0));
  }
  return margins;
}

const columnOf = ({ left }: PdfLine) => Math.round(left / COLUMN);
