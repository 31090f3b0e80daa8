import type { Hold } from '@morsel/sdk/domain';

/** In hundredths of the weight of a reader of whom nothing is known yet: three of these are enough. */
const ENOUGH = 300;

/** However often a reader was right: one alone never hides an item. */
const MOST = 150;

/** So many reports of an item are looked at, the first of them: who sends more has long been noticed. */
export const MOST_COUNTED = 500;

/** So many reasons are kept with a hiding. */
const MOST_NOTED = 100;

/** So many of a book's items, in hundredths, are hidden by reports at a time; one in any case. */
const SHARE = 5;

/** How an admin decided about a reader's earlier reports. */
export type ReportRecord = { readonly upheld: number; readonly dismissed: number };

/**
 * What a reader's report counts, in hundredths: twice the share of their reports that were upheld, as if
 * one more had been upheld and one more dismissed. 100 for a reader without any, never more than 150.
 */
export function weightOf({ upheld, dismissed }: ReportRecord): number {
  return Math.min(MOST, Math.round((200 * (upheld + 1)) / (upheld + dismissed + 2)));
}

type Weighed = { readonly network: string | null; readonly weight: number };

/** Of each network the report that weighs most, the first of equals; those of networks unknown are of one. */
export function onePerNetwork<Report extends Weighed>(reports: readonly Report[]): Report[] {
  const heaviest = new Map<string | null, Report>();
  for (const report of reports) {
    const known = heaviest.get(report.network);
    if (known === undefined || known.weight < report.weight) heaviest.set(report.network, report);
  }
  return [...heaviest.values()];
}

/** Whether such reports hide an item. */
export function isEnough(reports: readonly Pick<Weighed, 'weight'>[]): boolean {
  return reports.reduce((sum, { weight }) => sum + weight, 0) >= ENOUGH;
}

/**
 * What is kept of why an item is hidden or held: the reports that count now, and behind them what earlier
 * ones were noted for, whose reporters may be gone; the heaviest of each first.
 */
export function notedReasons<Reason extends { reporter: string; weight: number }>(
  counted: readonly Reason[],
  earlier: readonly Reason[],
): Reason[] {
  const now = new Set(counted.map(({ reporter }) => reporter));
  const others = earlier.filter(({ reporter }) => !now.has(reporter));
  const heaviestFirst = (reasons: readonly Reason[]) =>
    reasons.toSorted((a, b) => b.weight - a.weight);
  return [...heaviestFirst(counted), ...heaviestFirst(others)].slice(0, MOST_NOTED);
}

/** Whether more of a book's items may be hidden when so many of them are. */
export function hasShareLeft({ items, hidden }: { items: number; hidden: number }): boolean {
  return hidden < Math.max(1, Math.floor((items * SHARE) / 100));
}

/** Why reports never hide an item by themselves; null where they may. */
export function lastingHold(item: { isBuiltIn: boolean; isApproved: boolean }): Hold | null {
  if (item.isBuiltIn) return 'library';
  return item.isApproved ? 'approved' : null;
}
