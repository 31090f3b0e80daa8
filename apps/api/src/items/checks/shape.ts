import type { ItemContent, QuestionContent } from '../content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { integrityFlaws } from './integrity.ts';
import { optionGroups, stemOf, textsOf } from './parts.ts';

const STEM = { least: 15, most: 300 };
const MOST_OPTION_LETTERS = 120;
const ENTRIES = {
  mcq: { least: 3, most: 5 },
  true_false: { least: 0, most: 0 },
  match_pairs: { least: 3, most: 6 },
  arrange_list: { least: 3, most: 7 },
};

/** Lengths and counts within bounds, no empty text, and a key that is a possible answer. */
export function shapeFlaws(content: ItemContent): Flaw[] {
  const stem = stemOf(content).length;
  const empty = textsOf(content).some((text) => text.trim() === '');
  return [
    ...integrityFlaws(content),
    ...flawsIf('empty text', empty && 'a text is empty'),
    ...flawsIf(
      'stem length',
      (stem < STEM.least || stem > STEM.most) && `${stem} characters, not ${range(STEM)}`,
    ),
    ...(content.kind === 'flashcard' ? [] : optionFlaws(content)),
  ];
}

function optionFlaws(content: QuestionContent): Flaw[] {
  const { least, most } = ENTRIES[content.kind];
  const groups = optionGroups(content);
  const uneven = groups.find(({ length }) => length < least || length > most);
  const tooLong = groups.flat().find((option) => option.length > MOST_OPTION_LETTERS);
  return [
    ...flawsIf('option count', uneven && `${uneven.length} entries, not ${range({ least, most })}`),
    ...flawsIf('option length', tooLong !== undefined && `“${tooLong}” is too long`),
  ];
}

const range = ({ least, most }: { least: number; most: number }) => `${least} to ${most}`;
