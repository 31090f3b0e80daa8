import { numeralsIn } from './languages/numerals.ts';
import { remembering } from './remembering.ts';
import { tokens } from './word-similarity.ts';

/** A number as it stands in a text, digits or words, and its value. */
export type StatedNumber = { readonly text: string; readonly value: number };

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth ' +
  'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');
const SCALES = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

const CARDINALS = new Map([
  ...ONES.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, index): [string, number] => [word, 20 + 10 * index]),
]);

const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const WORDS = [...CARDINALS.keys(), ...SCALES.keys()].join('|');
/** A number: "40,000", "12 million", "twenty-seven", "two hundred and six"; not the 12 of B12. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,])(?:(?:${DIGITS})|\b(?:${WORDS})\b)(?:(?:[ -]|(?<=hundred|thousand) and )(?:${WORDS})\b)*`,
  'giu',
);

/** "12⅛" is 12 and some. */
const FRACTION = /[¼½¾⅐-⅞]/gu;

/** The numbers that a text states, ordinals left out. */
export const numbersIn = remembering((text): readonly StatedNumber[] =>
  [...text.replace(FRACTION, ' ').normalize('NFKC').matchAll(NUMBER)].map(([found]) => ({
    text: found,
    value: valueOf(found),
  })),
);

/** All values that the numbers of a text can stand for: parts, ordinals and words of other languages included. */
export const valuesIn = remembering((text): ReadonlySet<number> => {
  const whole = numbersIn(text);
  const parts = whole.flatMap((number) => number.text.split(/[ -]/)).map(valueOf);
  const ordinals = tokens(text).flatMap((word) => {
    const value = ORDINALS.indexOf(word);
    return value < 0 ? [] : [value];
  });
  return new Set([...whole.map(({ value }) => value), ...parts, ...ordinals, ...numeralsIn(text)]);
});

/** Whether a number is what two of these add up to, or by which they differ. */
export const followsFrom = (value: number, values: ReadonlySet<number>) =>
  [...values].some(
    (one) => values.has(one + value) || (value !== 2 * one && values.has(value - one)),
  );

function valueOf(text: string): number {
  let sum = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const scale = SCALES.get(word);
    if (scale === undefined) group += CARDINALS.get(word) ?? digitsOf(word);
    else if (scale <= 100) group = (group || 1) * scale;
    else {
      sum += (group || 1) * scale;
      group = 0;
    }
  }
  return sum + group;
}

const digitsOf = (word: string) => Number(word.replaceAll(',', '')) || 0;
