import { flawsIf } from '../items/checks/flaw.ts';
import { optionGroups } from '../items/checks/item-parts.ts';
import type { ItemContent } from '../items/item-content.ts';

/** Which part does not fit, and why. */
type Misfit = { readonly check: string; readonly detail: string };

const MOST = {
  stem: 140,
  statement: 100,
  option: 60,
  pairs: 5,
  pairSide: 40,
  entries: 5,
  entry: 50,
  front: 90,
  back: 180,
};
const EXPLANATION = { least: 80, most: 230 };

/** Where a built-in item would not fit a phone's screen without scrolling. */
export function phoneCardFlaws(content: ItemContent): Misfit[] {
  if (content.kind === 'flashcard') {
    return [
      ...tooLong('front', [content.body.front], MOST.front),
      ...tooLong('back', [content.body.back], MOST.back),
    ];
  }
  const groups = optionGroups(content);
  const { explanation } = content.answerKey;
  const isStatement = content.kind === 'true_false';
  const brief = explanation.length < EXPLANATION.least;
  const { letters, count } = OPTION_LIMITS[content.kind];
  return [
    ...tooLong('stem', [content.body.questionText], isStatement ? MOST.statement : MOST.stem),
    ...tooLong('explanation', [explanation], EXPLANATION.most),
    ...flawsIf('explanation', brief && `“${explanation}” is too short`),
    ...tooLong('option', groups.flat(), letters),
    ...flawsIf('entries', groups.some(({ length }) => length > count) && `more than ${count}`),
  ];
}

const OPTION_LIMITS = {
  mcq: { letters: MOST.option, count: 4 },
  true_false: { letters: MOST.option, count: 2 },
  match_pairs: { letters: MOST.pairSide, count: MOST.pairs },
  arrange_list: { letters: MOST.entry, count: MOST.entries },
  typed: { letters: MOST.option, count: 0 },
  cloze: { letters: MOST.option, count: 0 },
};

function tooLong(check: string, texts: readonly string[], most: number): Misfit[] {
  const text = texts.find(({ length }) => length > most);
  return flawsIf(check, text !== undefined && `“${text}” is longer than ${most}`);
}
