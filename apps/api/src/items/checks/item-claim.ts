import { ENGLISH } from './languages/english.ts';
import type { Language } from './languages/language.ts';
import { remembering } from './remembering.ts';
import { type StatedNumber, followsFrom, numbersIn, valuesIn } from './stated-numbers.ts';
import { contentStems, hasStem, tokens } from './word-similarity.ts';

/** What a source must say, and the share of its words with meaning that must be there. */
export type ItemClaim = {
  readonly text: string;
  readonly share: number;
  readonly numbers: readonly StatedNumber[];
};

/** What can bear a claim out: words in and near a quote, numbers of the quote itself. */
export type ClaimSource = {
  readonly stems: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly values: ReadonlySet<number>;
  /** Numbers near the quote: what they come to may be asked for, they themselves stand in it. */
  readonly elsewhere: ReadonlySet<number>;
  readonly language: Language;
};

/** "One" is seldom a number: it is not held to be one. */
export function claimOf(text: string, share: number): ItemClaim {
  return { text, share, numbers: numbersIn(text).filter(({ value }) => value !== 1) };
}

/** The words of a stretch of text, with the numbers of the quote in it. */
export function claimSourceOf(
  around: string,
  quote: string,
  language: Language = ENGLISH,
): ClaimSource {
  const values = valuesIn(quote);
  return {
    stems: contentStems(around, 4, language),
    words: shortWords(around),
    values,
    elsewhere: new Set(
      numbersIn(around).flatMap(({ value }) => (values.has(value) ? [] : [value])),
    ),
    language,
  };
}

/** A source with the words of another one too. */
export const alsoSaying = (source: ClaimSource, other: ClaimSource): ClaimSource => ({
  ...source,
  stems: new Set([...source.stems, ...other.stems]),
  words: new Set([...source.words, ...other.words]),
});

/** What a source lacks to bear a claim out; undefined when it does. */
export function whatLacks(
  { text, share, numbers }: ItemClaim,
  source: ClaimSource,
): string | undefined {
  const foreign = numbers.find(({ value }) => !source.values.has(value) && !follows(value, source));
  if (foreign) return `“${foreign.text}” of “${text}” is not in the quote`;
  const found = shareFound(text, source);
  return found < share
    ? `Only ${Math.round(found * 100)} % of the words of “${text}” are in or near the quote`
    : undefined;
}

/** Whether a number is what two others add up to, or by which they differ. */
const follows = (value: number, { values, elsewhere }: ClaimSource) =>
  !elsewhere.has(value) && followsFrom(value, new Set([...values, ...elsewhere]));

/** Share of the words with meaning, in any form, that the source has. */
export function shareFound(text: string, { stems, words, language }: ClaimSource): number {
  const wordless = numbersIn(text).reduce((rest, number) => rest.replace(number.text, ' '), text);
  const asked = contentStems(wordless, 4, language);
  const [wanted, there] = asked.size > 0 ? [asked, stems] : [shortWords(wordless), words];
  const found = [...wanted].filter((word) => hasStem(there, word, language));
  return wanted.size === 0 ? 1 : found.length / wanted.size;
}

/** Words of a text that has none of four letters, "apes" as "ape". */
const shortWords = remembering(
  (text): ReadonlySet<string> => new Set(tokens(text).map((word) => word.replace(/s$/, ''))),
);
