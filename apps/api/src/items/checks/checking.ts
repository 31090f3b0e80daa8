import type { ItemContent } from '../content.ts';
import type { Check, Flaw } from './flaw.ts';
import { giveawayFlaws } from './giveaways.ts';
import { optionFlaws } from './options.ts';
import { selfContainedFlaws } from './self-contained.ts';
import { shapeFlaws } from './shape.ts';
import { wordingFlaws } from './wording.ts';

const CHECKS: readonly Check[] = [
  shapeFlaws,
  optionFlaws,
  giveawayFlaws,
  wordingFlaws,
  selfContainedFlaws,
];

/** All flaws of one item that rules can see; what concerns many items is in `balance.ts`. */
export function flawsOf(content: ItemContent): Flaw[] {
  return CHECKS.flatMap((check) => check(content));
}
