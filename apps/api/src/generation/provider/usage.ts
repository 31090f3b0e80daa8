/** Tokens that a provider says it has counted. */
export type Usage = { readonly inputTokens: number; readonly outputTokens: number };

/** USD per million tokens. */
export type Prices = { readonly input: number; readonly output: number };

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

/** USD; undefined where the prices are not known. */
export function costOf(usage: Usage, prices: Prices | undefined): number | undefined {
  if (prices === undefined) return undefined;
  return (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
}
