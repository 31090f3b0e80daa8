import type { Hiding, HidingTotals } from '@morsel/sdk/contract';
import type { HeldBy, Hold } from '@morsel/sdk/domain';

import { reportReasonText } from '../../../cards/dialogs/report-reasons.ts';
import { counted, noun, numberText } from '../../../ui/text/number-text.ts';
import type { HidingFilter } from './hiding-filter.ts';

export const WHAT_HIDINGS = 'Hidden by reports';

export const NO_HIDINGS = 'Reports hide nothing, and nothing waits because of them.';

/** What an item is, by what holds it. */
export const STATE_TEXTS: Readonly<Record<HeldBy, string>> = {
  nothing: 'Hidden',
  share: 'Waits for you',
  library: 'Built in',
  approved: 'Approved',
};

/** Why readers still get an item. */
export const HOLD_TEXTS: Readonly<Record<Hold, string>> = {
  share: 'Readers still get it: reports hide as much of its book as they may already.',
  library: 'Readers still get it: it is built in, and only admins take such items away.',
  approved: 'Readers still get it: an admin had it made, wrote it or said that it stays.',
};

/** How a reporter is called whom nobody knows, and who may be gone. */
export function reporterName(reporter: string): string {
  return `Reader ${reporter.slice(0, 6)}`;
}

/** How much a report counts, such as "counts 1.5 times"; the weight is in hundredths. */
export function weightText(weight: number): string {
  if (weight === 100) return 'counts once';
  return `counts ${numberText(weight / 100)} times`;
}

/** How many reported it for what, such as "3 readers: The answer is wrong (2), It is unclear (1)". */
export function reasonsText(reasons: Hiding['reasons']): string {
  const byReason = [...Map.groupBy(reasons, ({ reason }) => reason)];
  if (byReason.length === 1) {
    const [[reason] = ['other' as const]] = byReason;
    return `${counted(reasons.length, 'reader')}: ${reportReasonText(reason)}`;
  }
  const parts = byReason
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, those]) => `${reportReasonText(reason)} (${numberText(those.length)})`);
  return `${counted(reasons.length, 'reader')}: ${parts.join(', ')}`;
}

/** All items of which hidings are, hidden or not. */
export function itemsOf({ hidden, held: { library, approved, share } }: HidingTotals): number {
  return hidden + library + approved + share;
}

/** What becomes of the items at the moment, a figure each. */
export function totalsRows({ hidden, held: { library, approved, share } }: HidingTotals) {
  const rows = [
    { name: 'Hidden until you decide', value: hidden },
    { name: 'Waiting, since their book’s share is used up', value: share },
    { name: 'Built in or approved: they stay', value: library + approved },
  ];
  return rows.filter(({ value }) => value > 0);
}

/** On the way to them from the top of the admin's page. */
export function wayText({ hidden, held }: HidingTotals): string {
  const items = `${counted(hidden, 'item')} hidden by reports`;
  if (held.share === 0) return items;
  const waiting = `${numberText(held.share)} ${noun(held.share, 'waits', 'wait')} for you`;
  return hidden === 0 ? `${waiting}, much reported` : `${items}, ${waiting}`;
}

/** What restoring does, a sentence each. */
export function restoringTexts({ hidden, held, reports }: HidingTotals): readonly string[] {
  const kept = held.library + held.approved + held.share;
  const told = [
    hidden > 0 && `${counted(hidden, 'item')} ${noun(hidden, 'comes', 'come')} back to readers.`,
    kept > 0 &&
      `${counted(kept, 'item')} that readers still get ${noun(kept, 'stays', 'stay')} as ${noun(kept, 'it is', 'they are')}.`,
    reports > 0 &&
      `${counted(reports, 'open report')} ${noun(reports, 'is', 'are')} dismissed; what the same readers report later counts less.`,
    'Reports do not hide them again: they are approved by you.',
  ];
  return told.filter((sentence) => sentence !== false);
}

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** When what is let through was hidden: by the clock, since a “last hour” that was chosen stays where it was. */
function timeText({ since, until }: HidingFilter): string {
  const parts = [
    since !== undefined && `after ${times.format(since)}`,
    until !== undefined && `before ${times.format(until)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `hidden ${parts.join(' and ')}`;
}

/** What a filter lets through, such as "Of “Emma”, reported by Reader k0Fh9a."; nothing where that is all. */
export function filterText(filter: HidingFilter, { books }: Pick<HidingTotals, 'books'>): string {
  const { heldBy, bookId, reporter } = filter;
  const title = books.find((book) => book.bookId === bookId)?.title ?? `book ${bookId}`;
  const parts = [
    heldBy !== 'all' && `marked “${STATE_TEXTS[heldBy]}”`,
    bookId !== undefined && `of “${title}”`,
    reporter !== undefined && `reported by ${reporterName(reporter)}`,
    timeText(filter),
  ].filter((part) => part !== false && part !== '');
  return parts.length === 0 ? '' : `Those ${parts.join(', ')}.`;
}
