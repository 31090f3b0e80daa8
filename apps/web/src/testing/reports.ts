import type { Report } from '@morsel/sdk/contract';

/** A report that waits for an admin, unless told otherwise. */
export function aReport(overrides: Partial<Report> = {}): Report {
  return {
    id: 1,
    itemId: 1,
    text: 'Who won at Marathon?',
    bookTitle: 'The Histories',
    reason: 'unclear',
    note: null,
    state: 'open',
    createdAt: 1_760_000_000_000,
    decidedAt: null,
    ...overrides,
  };
}
