/**
 * The checks, by the name that a flaw carries, with what each asks of an item. Number 20 has two
 * names: a repeated item is good in itself, junk is not. Most look at one item; `key balance`, `echo
 * balance`, `given away` and `asked too often` at all items of a book, `repeated` at an item beside
 * those that are there.
 *
 * What weighs meaning by words finds a doubt rather than a flaw: a reviewer who reads the item settles
 * it, and where there is none it refuses.
 */
export const CHECKS = {
  'parts and lengths': {
    number: 1,
    asks: 'The item has as many parts and words as its kind needs',
  },
  'answer shape': { number: 2, asks: 'The key is a possible answer' },
  'duplicate options': { number: 3, asks: 'No two options say the same' },
  'subset options': { number: 4, asks: 'No option is contained in another' },
  'alias of the key': { number: 5, asks: 'No wrong option is another name of the right one' },
  'longest key': { number: 6, asks: 'The right option does not stand out by its length' },
  'catch-all option': { number: 7, asks: 'Each option stands for itself' },
  absolute: { number: 8, asks: 'Nothing is absolute unless the book says so', isDoubt: true },
  'vague frequency': {
    number: 9,
    asks: 'Options do not hide behind “usually” or “often”',
    isDoubt: true,
  },
  negation: {
    number: 10,
    asks: 'The question asks for what is so, not for what is not',
    isDoubt: true,
  },
  'word shared with the key': {
    number: 11,
    asks: 'The question does not repeat its answer',
    isDoubt: true,
  },
  'grammar cue': {
    number: 12,
    asks: 'Each option fits the question in grammar and writing',
    isDoubt: true,
  },
  convergence: { number: 13, asks: 'The right option is not the sum of the wrong ones' },
  'numeric options': { number: 14, asks: 'Numbers share a unit and ascend' },
  'mixed kinds': { number: 15, asks: 'Options are of one kind', isDoubt: true },
  quote: { number: 16, asks: 'The quote stands in the book, word for word' },
  'not in the source': {
    number: 17,
    asks: "The book's own words bear the answer out",
    isDoubt: true,
  },
  'not self-contained': { number: 18, asks: 'The item makes sense by itself', isDoubt: true },
  'key balance': { number: 19, asks: 'Keys follow no pattern, and nothing is shown solved' },
  repeated: { number: 20, asks: 'The book does not ask this already' },
  junk: { number: 20, asks: 'The item holds nothing that belongs to no question' },
  'echo balance': {
    number: 21,
    asks: 'An option that repeats a word of the question is right as often as another',
  },
  'order cue': {
    number: 22,
    asks: 'No word of a step tells its place in the list',
    isDoubt: true,
  },
  'pair cue': { number: 23, asks: 'No word tells which texts belong together' },
  'given away': { number: 24, asks: 'No item tells what another one of its book asks for' },
  'asked too often': { number: 25, asks: 'A book wants one answer three times at most' },
  'bare explanation': {
    number: 26,
    asks: 'The explanation tells why, and of more than a few parts',
    isDoubt: true,
  },
  'two claims': { number: 27, asks: 'A statement makes one claim' },
  'written answer': { number: 28, asks: 'What is to be written is short, and not in the question' },
  'mistaken reason': { number: 29, asks: 'Each reason tells why a mistake is one' },
  'invented premise': {
    number: 30,
    asks: 'The question takes nothing for granted that the book does not say',
    isDoubt: true,
  },
  'unsupported quote': {
    number: 31,
    asks: 'The quote is the place that speaks of the answer',
    isDoubt: true,
  },
  'wrong explanation': {
    number: 32,
    asks: 'The explanation explains the answer, as the book does',
    isDoubt: true,
  },
  'absurd options': {
    number: 33,
    asks: 'Each wrong option is one to be taken seriously',
    isDoubt: true,
  },
  'second answer': { number: 34, asks: 'The book bears out no wrong option too', isDoubt: true },
} as const satisfies Readonly<Record<string, { number: number; asks: string; isDoubt?: true }>>;

export type CheckName = keyof typeof CHECKS;

/** Whether what a check finds may be wrong, so that somebody has to read the item. */
export const isDoubt = ({ check }: { readonly check: CheckName }): boolean =>
  'isDoubt' in CHECKS[check];
