import { answerProblem, isCorrectAnswer } from '@morsel/sdk/rules';

import type { ItemContent } from '../item-content.ts';
import { type Flaw, flawsIf } from './flaw.ts';
import { optionGroups } from './item-parts.ts';

/**
 * What must hold of each item for it to work at all: the key is a possible answer, and no two
 * options or texts on a side are equal, since a reader cannot tell them apart. Storing refuses the
 * rest.
 */
export function integrityFlaws(content: ItemContent): Flaw[] {
  if (content.kind === 'flashcard') return [];
  const { body, answerKey, kind } = content;
  const misfit = answerProblem({ type: kind, ...body }, answerKey.answer);
  const twice = optionGroups(content)
    .map(firstRepeated)
    .find((text) => text !== undefined);
  // What is written of signs alone may say nothing to the rules that grade it.
  const refused = misfit === undefined && !isCorrectAnswer(kind, answerKey, answerKey.answer);
  return [
    ...flawsIf('answer shape', misfit),
    ...flawsIf('answer shape', refused && 'The key is graded as wrong'),
    ...flawsIf('duplicate options', twice !== undefined && `Two options are equal: “${twice}”`),
  ];
}

const firstRepeated = (texts: readonly string[]) =>
  texts.find((text, index) => texts.indexOf(text) < index);
