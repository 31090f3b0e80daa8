import { type StatedNumber, numbersIn, valuesIn } from './numbers.ts';
import { contentStems, tokens } from './words.ts';

/** What a source must say, and the share of its words with meaning that must be there. */
export type Claim = {
  readonly text: string;
  readonly share: number;
  readonly numbers: readonly StatedNumber[];
};

/** What can bear a claim out: words in and near a quote, numbers of the quote itself. */
export type Source = {
  readonly stems: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly values: ReadonlySet<number>;
};

/** "One" is seldom a number: it is not held to be one. */
export function claimOf(text: string, share: number): Claim {
  return { text, share, numbers: numbersIn(text).filter(({ value }) => value !== 1) };
}

/** The words of a stretch of text, with the numbers of the quote in it. */
export function sourceOf(around: string, quote: string): Source {
  return { stems: contentStems(around), words: shortWords(around), values: valuesIn(quote) };
}

/** What a source lacks to bear a claim out; undefined when it does. */
export function whatLacks({ text, share, numbers }: Claim, source: Source): string | undefined {
  const foreign = numbers.find(({ value }) => !source.values.has(value));
  if (foreign) return `“${foreign.text}” of “${text}” is not in the quote`;
  const found = shareFound(text, source);
  return found < share
    ? `Only ${Math.round(found * 100)} % of the words of “${text}” are in or near the quote`
    : undefined;
}

/** Share of the words with meaning, in any form, that the source has. */
export function shareFound(text: string, { stems, words }: Source): number {
  const wordless = numbersIn(text).reduce((rest, number) => rest.replace(number.text, ' '), text);
  const asked = contentStems(wordless);
  const [wanted, there] = asked.size > 0 ? [asked, stems] : [shortWords(wordless), words];
  return wanted.size === 0 ? 1 : [...wanted].filter((word) => there.has(word)).length / wanted.size;
}

/** Words of a text that has none of four letters, "apes" as "ape". */
const shortWords = (text: string) => new Set(tokens(text).map((word) => word.replace(/s$/, '')));
