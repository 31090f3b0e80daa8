/** A price in dollars; small ones with as many digits as tell something. */
export function priceText(usd: number): string {
  if (usd === 0) return '$0';
  if (usd < 0.0001) return '$0.0001';
  return `$${usd.toFixed(usd < 0.01 ? 4 : 2)}`;
}
