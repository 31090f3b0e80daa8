import type { Proposal } from '@morsel/sdk/contract';

import { isOutdated } from '../../data/is-outdated.ts';
import type { Decided } from '../../data/proposals/proposals.ts';
import { failureText } from '../../ui/failure/failure-text.ts';
import { noun, numberText } from '../../ui/text/number-text.ts';
import { spokenText } from '../../ui/text/spoken-text.ts';

/** How many are still to come. */
export const laterText = (count: number): string =>
  `${numberText(count)} more ${noun(count, 'comes', 'come')} after these.`;

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

/** Why a decision did not count, and what is to be seen instead. */
export function troubleText(error: Error): string {
  return isOutdated(error)
    ? 'That did not count: some of these were decided about elsewhere, or their text was removed. Here is what still waits.'
    : `Nothing was lost. ${failureText(error)}`;
}

/** What an item asks. */
export const askedBy = ({ content }: Proposal): string =>
  content.type === 'flashcard' ? content.front : content.text;

/** What is read out when an item is struck out or brought back. */
export const struckText = (proposal: Proposal, isStruck: boolean): string =>
  `${isStruck ? 'Struck out' : 'Brought back'}: ${spokenText(askedBy(proposal))}`;
