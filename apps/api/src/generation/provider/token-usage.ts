/** Tokens that a provider says it has counted; where it tells none, an estimate. */
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

export const tokensOf = ({ inputTokens, outputTokens }: Usage): number =>
  inputTokens + outputTokens;

const MICROS = 1_000_000;
/** A million USD, or as many tokens: providers may say they have counted anything. */
export const MOST_OF_BILL = MICROS * 1_000_000;

/** What was used as rows keep it: tokens, and millionths of a USD where the prices are known. */
export type Bill = Usage & { readonly costMicroUsd: number | null };

export function billOf({ inputTokens, outputTokens }: Usage, prices: Prices | undefined): Bill {
  // USD per million tokens are millionths per token.
  const cost = prices && inputTokens * prices.input + outputTokens * prices.output;
  return {
    inputTokens: Math.min(MOST_OF_BILL, inputTokens),
    outputTokens: Math.min(MOST_OF_BILL, outputTokens),
    costMicroUsd: cost === undefined ? null : Math.min(MOST_OF_BILL, Math.round(cost)),
  };
}

/** A bill, or a sum of some, as admins see it. */
export function presentBill({ model, ...bill }: Bill & { readonly model: string }) {
  const { inputTokens, outputTokens, costMicroUsd } = bill;
  const usd = costMicroUsd === null ? null : costMicroUsd / MICROS;
  return { model, inputTokens, outputTokens, usd };
}
