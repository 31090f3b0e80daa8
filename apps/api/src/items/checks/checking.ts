import type { ItemContent } from '../content.ts';
import { solvedFlaws } from './balance.ts';
import { flashcardFlaws } from './flashcards.ts';
import type { Check, Evidence, Flaw } from './flaw.ts';
import { giveawayFlaws } from './giveaways.ts';
import { junkFlaws } from './junk.ts';
import { optionFlaws } from './options.ts';
import { quoteFlaws } from './quoting.ts';
import { selfContainedFlaws } from './self-contained.ts';
import { shapeFlaws } from './shape.ts';
import { supportFlaws } from './support.ts';
import { wordingFlaws } from './wording.ts';

const CHECKS_OF_CONTENT: readonly Check[] = [
  shapeFlaws,
  optionFlaws,
  giveawayFlaws,
  flashcardFlaws,
  selfContainedFlaws,
  junkFlaws,
  solvedFlaws,
];

/**
 * All flaws of one item that rules can see. With the evidence of a text, the quote and what it bears
 * out are checked too. What concerns many items is in `balance.ts` and `near-duplicates.ts`.
 */
export function flawsOf(content: ItemContent, evidence?: Evidence): Flaw[] {
  return [
    ...CHECKS_OF_CONTENT.flatMap((check) => check(content)),
    ...wordingFlaws(content, evidence),
    ...(evidence === undefined
      ? []
      : [...quoteFlaws(evidence), ...supportFlaws(content, evidence)]),
  ];
}
