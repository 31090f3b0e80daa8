import type { ItemContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { numbersIn, valuesIn } from './numbers.ts';
import { optionGroups } from './parts.ts';
import { tokens } from './words.ts';

/** A capitalised word that opens no sentence, quotation or bracket. */
const NAME = /(?<=[\p{L}\p{N},;’'”)] )\p{Lu}[\p{L}\p{M}]{2,}/gu;
/** As many first letters tell "Egyptian" and "Egypt" from other names. */
const ROOT = 4;
const PEOPLES = new Map([
  ['danish', 'denmark'],
  ['dutch', 'netherlands'],
  ['french', 'france'],
  ['irish', 'ireland'],
  ['polish', 'poland'],
  ['spanish', 'spain'],
  ['swiss', 'switzerland'],
  ['venetian', 'venice'],
  ['welsh', 'wales'],
]);

/** Numbers and names of an explanation or a flashcard's back that the source does not have. */
export function inventionFlaws(content: ItemContent, source: string): Flaw[] {
  const text = content.kind === 'flashcard' ? content.body.back : content.answerKey.explanation;
  const known = `${source} ${askedTexts(content).join(' ')}`;
  const values = valuesIn(known);
  const words = new Set(tokens(known));
  const roots = new Set((known.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map(rootOf));
  const isKnown = (name: string) =>
    words.has(name) || roots.has(rootOf(name)) || words.has(PEOPLES.get(name) ?? '');
  const number = numbersIn(text).find(({ text, value }) => /\d/.test(text) && !values.has(value));
  const name = text.match(NAME)?.find((word) => !tokens(word).every(isKnown));
  const where = content.kind === 'flashcard' ? 'back' : 'explanation';
  return [
    ...flawsIf(
      'not in the source',
      number && `“${number.text}” in the ${where} is not in the passage`,
    ),
    ...flawsIf('not in the source', name && `“${name}” in the ${where} is not in the passage`),
  ];
}

/** What the reader has seen before the explanation: it may speak of wrong options too. */
function askedTexts(content: ItemContent): string[] {
  if (content.kind === 'flashcard') return [content.body.front];
  return [content.body.questionText, ...optionGroups(content).flat()];
}

const rootOf = (name: string) => name.toLowerCase().slice(0, ROOT);
