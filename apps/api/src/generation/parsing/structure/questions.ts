import type { FoundStructure, PlacedParagraph } from './place-blocks.ts';

const QUESTION = /^(?:Q(?:uestion)?(?: ?\d{1,3})?|F(?:rage)?|P)\s*[.:)]\s+(?=\S.{8,300}[?？]$)/u;
const ANSWER = /^(?:A(?:nswer)?(?: ?\d{1,3})?|A(?:ntwort)?|R)\s*[.:)]\s+(?=\S)/u;

/** Answers that stand right below their question: a heading, a line of its own, or "Q: …?". */
export function questionsIn(paragraphs: readonly PlacedParagraph[]): FoundStructure[] {
  return paragraphs.flatMap((paragraph, index) => {
    const before = paragraphs[index - 1];
    const title = headingAbove(paragraph, before) ?? (before && lineAbove(paragraph, before));
    if (title === undefined || paragraph.isCode) return [];
    const skipped = ANSWER.exec(paragraph.text)?.[0].length ?? 0;
    const answer = { start: paragraph.start + skipped, end: paragraph.end };
    return [{ kind: 'question', title, header: [], rows: [[answer]] }];
  });
}

/** Of the paragraphs below a question the first holds its answer, if any does. */
function headingAbove(
  { heading = '', text }: PlacedParagraph,
  before: PlacedParagraph | undefined,
) {
  const isFirst = heading !== before?.heading || before.text === heading;
  return isFirst && /[?？]$/.test(heading) && text !== heading ? heading : undefined;
}

function lineAbove({ text }: PlacedParagraph, before: PlacedParagraph): string | undefined {
  const mark = QUESTION.exec(before.text)?.[0];
  if (mark !== undefined) return ANSWER.test(text) ? before.text.slice(mark.length) : undefined;
  const isLine = before.lead === before.text && /[?？]$/.test(before.text);
  return isLine ? before.text : undefined;
}
