import type { ModelCosts } from '@morsel/sdk/contract';
import type { ModelPurpose } from '@morsel/sdk/domain';

import { priceText } from '../../../features/generation/price-text.ts';
import { counted } from '../../../ui/text/number-text.ts';

type Cost = ModelCosts['costs'][number];

const PURPOSES: Readonly<Record<ModelPurpose, string>> = {
  items: 'Questions and flashcards',
  review: 'Their review by another model',
  ideas: 'Main ideas that readers asked for',
  replacements: 'Items in the place of others',
  claims: 'Second opinions on claims',
};

/** What a model was used for, and how often, such as "Second opinions on claims, 12 times". */
export function purposeText({ purpose, times }: Cost): string {
  const isBatch = purpose === 'items' || purpose === 'review';
  const often = isBatch ? counted(times, 'batch', 'batches') : counted(times, 'time');
  return `${PURPOSES[purpose]}, ${often}`;
}

/** What all of it cost; what is without a known price is said to be left out. */
export function totalText(costs: readonly Cost[]): string {
  if (costs.length === 0) return 'no model was used.';
  const known = costs.flatMap(({ usage }) => usage.usd ?? []);
  if (known.length === 0) return 'not known, since no prices are set.';
  const total = `${priceText(known.reduce((sum, usd) => sum + usd, 0))} in all`;
  return known.length === costs.length ? `${total}.` : `${total}, without what has no price.`;
}
