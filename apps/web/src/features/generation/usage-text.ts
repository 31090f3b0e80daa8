import type { ModelUsage } from '@morsel/sdk/contract';

import { numberText } from '../../ui/text/number-text.ts';

/** What a model has used, and what that has cost where it is known. */
export function usageText({ model, inputTokens, outputTokens, usd }: ModelUsage): string {
  const tokens = `${numberText(inputTokens)} tokens in, ${numberText(outputTokens)} out`;
  return `${model}: ${tokens}${usd === null ? '' : `, $${usd.toFixed(4)}`}`;
}
