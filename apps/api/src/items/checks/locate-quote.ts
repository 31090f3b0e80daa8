import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { remembering } from './remembering.ts';
import type { Span } from './sentences.ts';
import { isUnspaced, lengthOf } from './word-similarity.ts';

/** Letters and digits as they are compared, one space between words; `at` leads back. */
type Plain = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/**
 * Where a text holds a quote: offsets (UTF-16 units) in the text as it is. Case, punctuation, white
 * space and the shapes of quotation marks and dashes may differ, words may not. Punctuation at the
 * ends of the quote belongs to it where the text has it too. Undefined when it is not there.
 */
export function locateQuote(quote: string, text: string): Span | undefined {
  const verbatim = quote.trim();
  const needle = plain(verbatim).text;
  if (needle === '') return undefined;
  const at = text.indexOf(verbatim);
  if (at >= 0 && standsFree(text, at, at + verbatim.length)) {
    return { start: at, end: at + verbatim.length };
  }
  const hay = plain(text);
  const found = ` ${hay.text} `.indexOf(` ${needle} `);
  const start = hay.starts[found];
  const end = hay.ends[found + needle.length - 1];
  if (found < 0 || start === undefined || end === undefined) return undefined;
  return {
    start: start - agreeing(endOf(text, start), lead(verbatim).toReversed()),
    end: end + agreeing(Array.from(text.slice(end, end + EDGE)), tail(verbatim)),
  };
}

/** Whether a stretch begins and ends where words do. */
const standsFree = (text: string, start: number, end: number) =>
  isBorder(text.slice(Math.max(0, start - 1), start + 1)) && isBorder(text.slice(end - 1, end + 1));

/** Between two letters of a word is none; where words stand without spaces, anywhere may be one. */
const isBorder = (around: string) => !/[\p{L}\p{N}]{2}/u.test(around) || isUnspaced(around);

const EDGE = 4;
const LETTER = /[\p{L}\p{N}]\p{M}*/gu;
const IGNORED = /\p{Cf}/u;

const plain = remembering((text): Plain => {
  const [starts, ends]: [number[], number[]] = [[], []];
  let compared = '';
  let last = 0;
  const add = (letters: string, start: number, end: number) => {
    compared += letters;
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const gap = text.slice(last, index);
    if (compared !== '' && [...gap].some((sign) => !IGNORED.test(sign))) add(' ', last, index);
    last = index + letter.length;
    add(letter.normalize('NFKC').toLowerCase(), index, last);
  }
  return { text: compared, starts, ends };
});

/** The signs before the first and after the last word of a quote. */
const lead = (quote: string) => [...(/^[^\p{L}\p{N}]*/u.exec(quote)?.[0] ?? '')];
const tail = (quote: string) => [...(/[^\p{L}\p{N}\p{M}]*$/u.exec(quote)?.[0] ?? '')];
const endOf = (text: string, end: number) =>
  Array.from(text.slice(Math.max(0, end - EDGE), end)).toReversed();

/** How many UTF-16 units of the signs stand in the other text too, typographic or not. */
function agreeing(signs: readonly string[], others: readonly string[]): number {
  const differs = signs.findIndex((sign, index) => shape(sign) !== shape(others[index] ?? ''));
  return signs.slice(0, differs < 0 ? signs.length : differs).join('').length;
}

function shape(sign: string): string {
  if (/["“”„«»]/.test(sign)) return '"';
  if (/['‘’‚]/.test(sign)) return "'";
  return /\p{Pd}/u.test(sign) ? '-' : sign;
}

const LETTERS = { least: 20, most: 400 };

/** The quote is of a length to be read, and stands in the passage. */
export function quoteFlaws({ quote, passage }: Evidence): Flaw[] {
  const letters = quote.trim();
  const length = letters.length < LETTERS.least ? lengthOf(letters) : letters.length;
  const fits = length >= LETTERS.least && length <= LETTERS.most;
  const range = `${LETTERS.least} to ${LETTERS.most}`;
  return [
    ...flawsIf('quote', !fits && `The quote has ${length} characters, not ${range}`),
    ...flawsIf(
      'quote',
      locateQuote(quote, passage) === undefined && `“${quote}” does not stand in the passage`,
    ),
  ];
}
