import type { ItemContent } from '../item-content.ts';
import { absurdOptionFlaws } from './absurd-options.ts';
import { bareExplanationFlaws } from './bare-explanations.ts';
import type { Check, Evidence, Flaw } from './flaw.ts';
import { flashcardFlaws, giveawayFlaws } from './giveaway-flaws.ts';
import { junkFlaws } from './junk-flaws.ts';
import { solvedFlaws } from './key-balance.ts';
import { ENGLISH } from './languages/english.ts';
import { languageOfItem } from './languages/language-of.ts';
import { quoteFlaws } from './locate-quote.ts';
import { optionFlaws } from './option-flaws.ts';
import { orderCueFlaws } from './order-cues.ts';
import { pairCueFlaws } from './pair-cues.ts';
import { reasonFlaws } from './reason-flaws.ts';
import { selfContainedFlaws } from './self-contained.ts';
import { shapeFlaws } from './shape-flaws.ts';
import { supportFlaws } from './support-flaws.ts';
import { twoClaimFlaws } from './two-claims.ts';
import { wordingFlaws } from './wording-flaws.ts';
import { writtenFlaws } from './written-flaws.ts';

const CHECKS_OF_CONTENT: readonly Check[] = [
  shapeFlaws,
  optionFlaws,
  giveawayFlaws,
  flashcardFlaws,
  selfContainedFlaws,
  junkFlaws,
  solvedFlaws,
  pairCueFlaws,
  bareExplanationFlaws,
  writtenFlaws,
  reasonFlaws,
];
/** What they look for is English grammar. */
const CHECKS_OF_ENGLISH: readonly Check[] = [orderCueFlaws, twoClaimFlaws];

/**
 * All flaws of one item that rules can see. With the evidence of a text, the quote and what it bears
 * out are checked too. What concerns many items is in `check-book.ts`.
 */
export function flawsOf(content: ItemContent, evidence?: Evidence): Flaw[] {
  const language = languageOfItem(content);
  const checks =
    language === ENGLISH ? [...CHECKS_OF_CONTENT, ...CHECKS_OF_ENGLISH] : CHECKS_OF_CONTENT;
  return [
    ...checks.flatMap((check) => check(content, language)),
    ...wordingFlaws(content, evidence, language),
    ...(evidence === undefined
      ? []
      : [...quoteFlaws(evidence), ...supportFlaws(content, evidence, language)]),
    ...absurdOptionFlaws(content, evidence, language),
  ];
}
