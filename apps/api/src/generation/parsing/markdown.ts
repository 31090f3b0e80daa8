import { type Block, heading, paragraph } from './blocks.ts';

// Limits in these patterns keep hostile lines, of megabytes, from being searched again and again.
const HEADING = /^ {0,3}(#{1,6})\s+(.{0,300}?)\s{0,20}#{0,20}$/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;
const QUOTE = /^\s*(?:>\s?)+(?:\[![A-Za-z]+\]\s*)?/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const FOOTNOTE = /^\[\^[^\]]+\]:/;
const FRONT_MATTER = /^---\n[\s\S]*?\n(?:---|\.\.\.)\n/;

/** Whether a text without a telling name is Markdown: it has headings of it. */
export function looksLikeMarkdown(text: string): boolean {
  return (text.match(/^#{1,4} \S/gm)?.length ?? 0) > 1;
}

/** Markdown as blocks: its headings by their own levels; code and tables are left out. */
export function blocksOfMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let isQuoted = false;
  const end = () => {
    if (lines.length > 0) blocks.push(paragraph(withoutMarks(lines.join(' '))));
    lines = [];
  };
  for (const line of linesOutsideCode(text.replace(FRONT_MATTER, ''))) {
    const [, marks, title] = HEADING.exec(line.trimEnd()) ?? [];
    const underline = lines.length === 1 ? UNDERLINE.exec(line)?.[1] : undefined;
    if (marks !== undefined && title !== undefined) {
      end();
      blocks.push(heading(withoutMarks(title), marks.length));
    } else if (underline !== undefined) {
      blocks.push(heading(withoutMarks(lines.join(' ')), underline.startsWith('=') ? 1 : 2));
      lines = [];
    } else if (isOutside(line)) {
      end();
    } else {
      if (LIST_ITEM.test(line) || QUOTE.test(line) !== isQuoted) end();
      isQuoted = QUOTE.test(line);
      lines.push(line.replace(QUOTE, '').replace(LIST_ITEM, '').trim());
    }
  }
  end();
  return blocks;
}

const isOutside = (line: string) =>
  line.replace(QUOTE, '').trim() === '' ||
  RULE.test(line) ||
  TABLE_ROW.test(line) ||
  FOOTNOTE.test(line);

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
    .replaceAll(/!\[[^\]]{0,300}\](?:\([^)]{0,500}\)|\[[^\]]{0,300}\])/g, '')
    .replaceAll(/\[\^[^\]]{1,60}\]/g, '')
    .replaceAll(/\[([^\]]{1,300})\](?:\([^)]{0,500}\)|\[[^\]]{0,300}\])/g, '$1')
    .replaceAll(/\[\[(?:[^\]|]{0,300}\|)?([^\]]{1,300})\]\]/g, '$1')
    .replaceAll(/<(?:https?:[^>]{0,500}|\/?[a-z][^>]{0,500}|!--.{0,500}?--)>/gi, '')
    .replaceAll(/(\*\*|__|~~|==)(?=\S)(.{1,500}?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^*_]+)(?<=[^\s\\])\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/(?<!`)`+([^`]+)`+/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}
