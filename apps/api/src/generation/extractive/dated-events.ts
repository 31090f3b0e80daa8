import { yearsOf } from './mentions.ts';
import type { Usable } from './usable-sentences.ts';

/** What happened in a year, in words that do not tell the year. */
export type DatedEvent = {
  readonly year: number;
  readonly text: string;
  readonly sentence: Usable;
};

const LETTERS = { least: 20, most: 118 };
const OTHER_TIME =
  /\b(?:years?|century|centuries|later|earlier|decades?|months?|then|until|since|still|already)\b|\d{4}/i;
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = `(?:\\d{1,2} )?(?:${MONTH} )?`;
const IN_FRONT = new RegExp(`^(?:In|On) ${DATE}$`);
const BEHIND = new RegExp(` (?:in|on) ${DATE}$`);

/** The event of a sentence that tells one, in one year: "In 1783 peace was made in Paris." */
export function datedEvent(sentence: Usable): DatedEvent | undefined {
  const years = yearsOf(sentence.text);
  const [year] = years;
  if (year === undefined || years.length > 1 || !/^\d+$/.test(year.text)) return undefined;
  const text = withoutDate(
    sentence.text.slice(0, year.start),
    sentence.text.slice(year.end).replace(/\.$/, ''),
  );
  const isFit =
    text !== undefined &&
    text.length >= LETTERS.least &&
    text.length <= LETTERS.most &&
    !OTHER_TIME.test(text) &&
    !/[()]/.test(text);
  return isFit ? { year: Number(year.text), text, sentence } : undefined;
}

function withoutDate(before: string, after: string): string | undefined {
  if (IN_FRONT.test(before)) {
    const text = after.replace(/^,? /, '');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }
  return BEHIND.test(before)
    ? `${before.replace(BEHIND, '')}${after}`.replace(',,', ',')
    : undefined;
}
