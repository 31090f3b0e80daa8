import type { QuestionKind } from '@morsel/sdk/domain';

import type { ItemContent, QuestionContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { integrityFlaws } from './integrity-flaws.ts';
import { formOf } from './item-form.ts';
import { optionGroups, stemOf, textsOf } from './item-parts.ts';
import { lengthOf } from './word-similarity.ts';

type Bounds = { readonly least: number; readonly most: number };

const STEM = { least: 15, most: 300 };
const MOST_BACK_LETTERS = 400;
const MOST_OPTION_LETTERS = 120;
const ENTRIES: Readonly<Record<QuestionKind, Bounds>> = {
  mcq: { least: 3, most: 5 },
  true_false: { least: 0, most: 0 },
  match_pairs: { least: 3, most: 6 },
  arrange_list: { least: 3, most: 7 },
  typed: { least: 0, most: 0 },
  cloze: { least: 0, most: 0 },
};

/** Lengths and counts within bounds, no empty text, and a key that is a possible answer. */
export function shapeFlaws(content: ItemContent): Flaw[] {
  const { length } = stemOf(content).trim();
  const stem = length < STEM.least ? lengthOf(stemOf(content).trim()) : length;
  const empty = textsOf(content).some((text) => text.trim() === '');
  return [
    ...integrityFlaws(content),
    ...flawsIf('parts and lengths', empty && 'A text is empty'),
    ...flawsIf(
      'parts and lengths',
      (stem < STEM.least || stem > STEM.most) &&
        `The ${content.kind === 'flashcard' ? 'front' : 'question'} has ${stem} characters, not ${range(STEM)}`,
    ),
    ...(content.kind === 'flashcard' ? backFlaws(content.body.back) : partFlaws(content)),
  ];
}

function backFlaws(back: string): Flaw[] {
  const tooLong = back.length > MOST_BACK_LETTERS;
  return flawsIf(
    'parts and lengths',
    tooLong && `The back has ${back.length} characters, more than ${MOST_BACK_LETTERS}`,
  );
}

function partFlaws(content: QuestionContent): Flaw[] {
  const { least, most } = ENTRIES[content.kind];
  const groups = optionGroups(content);
  const uneven = groups.find(({ length }) => length < least || length > most);
  const tooLong = groups.flat().find((option) => option.length > MOST_OPTION_LETTERS);
  return [
    ...flawsIf('answer shape', sidesProblem(content)),
    ...flawsIf(
      'parts and lengths',
      uneven && `${uneven.length} entries are there, not ${range({ least, most })}`,
    ),
    ...flawsIf('parts and lengths', tooLong !== undefined && `“${tooLong}” is too long`),
  ];
}

/** What a key that is a possible answer leaves open: as many texts as there are places for them. */
function sidesProblem(content: QuestionContent): string | undefined {
  const { options } = content.body;
  if (Array.isArray(options)) {
    const isOdd = formOf(content) === 'statement' && options.length !== 2;
    return isOdd ? 'A statement is either true or false' : undefined;
  }
  const { left, right } = options;
  if (left.length <= right.length) return undefined;
  return `${left.length} texts on the left cannot pair with ${right.length} on the right`;
}

const range = ({ least, most }: Bounds) => `${least} to ${most}`;
