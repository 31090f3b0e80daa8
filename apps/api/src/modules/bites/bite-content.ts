import type { Bite, BiteDecision, Span } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';
import { type BiteProblem, clozeOfBite, isBiteProblem } from '@morsel/sdk/rules';

import { InvalidInputError } from '../../errors.ts';
import { composeFlashcard, composeQuestion } from '../../items/compose-item.ts';
import type { ItemContent } from '../../items/item-content.ts';

export type Keeping = Extract<BiteDecision, { decision: 'kept' }>;

type BiteText = Pick<Bite, 'sentence' | 'before' | 'card'>;

/**
 * What a kept bite is as an item: a cloze that hides the gap, or, without one, its card.
 *
 * @throws InvalidInputError when it cannot be asked so.
 */
export function contentOfBite(bite: BiteText, { gap }: Keeping): ItemContent {
  if (gap !== null) return clozeOf(bite, gap);
  if (bite.card === null) {
    throw new InvalidInputError('Pick a word of this sentence to hide', 'gap');
  }
  return composeFlashcard(bite.card, null);
}

function clozeOf(bite: BiteText, gap: Span): ItemContent {
  const { sentence } = bite;
  const isWithin = gap.start < gap.end && gap.end <= sentence.length;
  if (!isWithin || !sentence.slice(gap.start, gap.end).isWellFormed()) {
    throw new InvalidInputError('gap is no part of the sentence', 'gap');
  }
  const cloze = clozeOfBite(bite, gap);
  if (isBiteProblem(cloze)) throw new InvalidInputError(problemText(cloze), 'gap');
  const { questionText, answer, accepted } = cloze;
  const written = { answer: answer.text, accepted, explanation: sentence };
  return composeQuestion({ type: 'cloze', text: questionText, ...written }, null, 0);
}

function problemText(problem: BiteProblem): string {
  switch (problem.problem) {
    case 'nothing hidden':
      return 'Pick a word to hide';
    case 'nothing left':
      return 'Too little of the sentence would be left to go by';
    case 'too long':
      return `What is hidden may have at most ${LONGEST.written} characters`;
    case 'told':
      return `“${problem.by}” gives away what is hidden`;
  }
}
