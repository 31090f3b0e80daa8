import type { BudgetSlice, ModelPurpose } from '@morsel/sdk/domain';

import type { Shortage } from './find-shortage.ts';

const FOR_WHOM: Readonly<Record<BudgetSlice, string>> = {
  everybody: '',
  readers: ' for readers',
  recent: ' for accounts of the last 30 days',
  newcomers: ' for new accounts',
  guests: ' for guests',
  claims: ' for second opinions',
};

const BUDGETS = { day: "Today's AI budget", month: "This month's AI budget" };
const PARTS = {
  reader: "Your part of today's AI budget",
  network: "Your network's part of today's AI budget",
};
const ANYBODYS = { reader: 'one reader may use', network: 'one network may use' };

/** What is used up, without when there is more. */
export function usedUpText({ slice, of, period, used, most }: Shortage): string {
  const what = of === 'all' ? `${BUDGETS[period]}${FOR_WHOM[slice]}` : PARTS[of];
  const state = used >= most ? 'is used up' : 'has too little left for this';
  return `${what} ${state}${slice === 'guests' ? '; accounts have more' : ''}.`;
}

/** Why waiting would not help, and what would. */
export function tooSmallText({ slice, of, period }: Shortage, purpose: ModelPurpose): string {
  const most = of === 'all' ? `there is${FOR_WHOM[slice]}` : ANYBODYS[of];
  const next = slice === 'guests' ? FOR_GUESTS : FOR_ACCOUNTS;
  const fewer = purpose === 'items' ? 'Ask for fewer items. ' : '';
  return `This takes more of the AI budget than ${most} in a ${period}. ${fewer}${next}`;
}

const FOR_GUESTS = 'Accounts may use more.';
const FOR_ACCOUNTS = 'An administrator can raise GENERATION_BUDGET.';
