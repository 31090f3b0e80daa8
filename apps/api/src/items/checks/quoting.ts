import { type Evidence, type Flaw, flawsIf } from './flaw.ts';
import { locateQuote } from './locating.ts';

const LETTERS = { least: 20, most: 400 };

/** The quote is of a length to be read, and stands in the passage. */
export function quoteFlaws({ quote, passage }: Evidence): Flaw[] {
  const { length } = quote.trim();
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
