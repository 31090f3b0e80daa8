/** What each did over and over, and how long it took, ms. */
export type Waits = Readonly<Record<string, readonly number[]>>;

/** Prints the waits beside an attack, next to those at another time. */
export function printWaits(
  name: string,
  { calm, beside }: { readonly calm: Waits; readonly beside: Waits },
): void {
  const lines = Object.entries(beside).map(
    ([visit, waits]) => `  ${visit.padEnd(32)}${figures(calm[visit] ?? [])}  ${figures(waits)}`,
  );
  const head = `  ${'ms'.padEnd(32)}   p50    p99   (calm)     p50    p99 (beside)`;
  console.log([name, head, ...lines].join('\n'));
}

function figures(waits: readonly number[]): string {
  const of = (share: number) => quantile(waits, share).toFixed(0).padStart(6);
  return `${of(0.5)} ${of(0.99)} ${`(${waits.length})`.padStart(8)}`;
}

/** What that share of them is below; NaN of none. */
export function quantile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
