/** A stretch of a text; offsets in UTF-16 units, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** A stop, closing quotes, white space, and then what can open a sentence. */
const SENTENCE_END = /[.!?…]["”’)\]]*\s+(?=["“‘([]*[\p{Lu}\p{N}])|\n\s*\n/gu;
/** "Dr. Smith", "J. S. Mill", "vol. 2": a stop that ends no sentence. */
const ABBREVIATION =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Capt|Col|Gen|Lt|Rev|Hon|vs|vol|no|pp?|cf|ca?)|\b\p{Lu})\.\s+$/u;

/** The sentences of a text in their order, white space at their ends left out. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(SENTENCE_END)) {
    const end = index + found.length;
    if (ABBREVIATION.test(text.slice(Math.max(start, end - 12), end))) continue;
    spans.push(trimmed(text, start, end));
    start = end;
  }
  return [...spans, trimmed(text, start, text.length)].filter((span) => span.end > span.start);
}

function trimmed(text: string, start: number, end: number): Span {
  const sentence = text.slice(start, end);
  return { start: end - sentence.trimStart().length, end: start + sentence.trimEnd().length };
}
