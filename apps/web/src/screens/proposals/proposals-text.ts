import type { Proposal } from '@morsel/sdk/contract';

import type { Decided } from '../../data/proposals/proposals.ts';
import { counted, noun, numberText } from '../../ui/text/number-text.ts';

/** What is to be looked at, such as "12 questions". */
export function proposalsText(proposals: readonly Proposal[]): string {
  const cards = proposals.filter(({ content }) => content.type === 'flashcard').length;
  if (cards === 0) return counted(proposals.length, 'question');
  if (cards === proposals.length) return counted(cards, 'flashcard');
  return `${counted(proposals.length - cards, 'question')} and ${counted(cards, 'flashcard')}`;
}

/** What the button says that decides about all of them. */
export function keepText(kept: number): string {
  return kept === 0 ? 'Keep none' : `Keep ${numberText(kept)}`;
}

/** What came of a decision. */
export function decidedText({ keep, strike, repeated }: Decided): string {
  const kept = keep.length - repeated;
  const out = strike.length > 0 ? ` ${numberText(strike.length)} struck out.` : '';
  const twice =
    repeated > 0
      ? ` ${numberText(repeated)} left out: the feed asks the same already, made meanwhile.`
      : '';
  if (kept === 0) return `You kept none.${out}${twice}`;
  return `You kept ${numberText(kept)}; the feed asks for ${noun(kept, 'it', 'them')}.${out}${twice}`;
}

/** What an item asks. */
export const askedBy = ({ content }: Proposal): string =>
  content.type === 'flashcard' ? content.front : content.text;
