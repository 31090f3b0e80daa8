import type { Proposal } from '@morsel/sdk/contract';

import { counted, noun } from '../../ui/text/number-text.ts';

/** What waits for the reader's look, such as "12 questions and 1 flashcard wait for your look". */
export function waitingText({ proposals, left = 0 }: Waiting): string {
  const count = proposals.length + left;
  return `${countedProposals({ proposals, left })} ${noun(count, 'waits', 'wait')} for your look`;
}

interface Waiting {
  readonly proposals: readonly Proposal[];
  /** How many are not among them. */
  readonly left?: number;
}

/** Of which kind those are that are left is not known. */
function countedProposals({ proposals, left }: Required<Waiting>): string {
  if (left > 0) return counted(proposals.length + left, 'item');
  const cards = proposals.filter(({ content }) => content.type === 'flashcard').length;
  const questions = proposals.length - cards;
  return [questions > 0 && counted(questions, 'question'), cards > 0 && counted(cards, 'flashcard')]
    .filter(Boolean)
    .join(' and ');
}
