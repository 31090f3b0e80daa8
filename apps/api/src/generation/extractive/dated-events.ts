import type { Usable } from './book.ts';
import { yearsOf } from './mentions.ts';

/** What happened in a year, in words that do not tell the year. */
export type DatedEvent = {
  readonly year: number;
  readonly text: string;
  readonly sentence: Usable;
};

const LETTERS = { least: 20, most: 118 };
const OTHER_TIME =
  /\b(?:years?|century|centuries|later|earlier|decades?|months?|then|until|since|still|already)\b|\d{4}/i;

/** The event of a sentence that tells one, in one year; "In 1783 peace was made in Paris." */
export function datedEvent(sentence: Usable): DatedEvent | undefined {
  const years = yearsOf(sentence.text);
  const [year] = years;
  if (year === undefined || years.length > 1 || !/^\d+$/.test(year.text)) return undefined;
  const before = sentence.text.slice(0, year.start);
  const after = sentence.text.slice(year.end).replace(/\.$/, '');
  const text = before === 'In ' ? opening(after) : closing(before, after);
  const isFit =
    text !== undefined &&
    text.length >= LETTERS.least &&
    text.length <= LETTERS.most &&
    !OTHER_TIME.test(text) &&
    !/[()]/.test(text);
  return isFit ? { year: Number(year.text), text, sentence } : undefined;
}

/** "In 1783 peace was made" */
function opening(after: string): string | undefined {
  const text = after.replace(/^,? /, '');
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "Peace was made in 1783" */
function closing(before: string, after: string): string | undefined {
  return before.endsWith(' in ') && after === '' ? before.slice(0, -' in '.length) : undefined;
}
