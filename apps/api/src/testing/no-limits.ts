import type { GenerationBudget } from '../generation/budget/generation-budget.ts';
import type { Limits } from '../http/limits/limits.ts';

const none = { most: Number.POSITIVE_INFINITY, windowMs: 1 };

/** For tests whose clock stands still while they do a lot; those of limits set the ones they mean. */
export const NO_LIMITS: Limits = {
  signInByDevice: none,
  signInByEmail: none,
  signInByAddress: none,
  signInByNetwork: none,
  signInByStrangers: none,
  openIdReturns: none,
  openIdReturnsByNetwork: none,
  confirmations: none,
  rightPasswordsByAccount: none,
  rightPasswordsByNetwork: none,
  challengesByAddress: none,
  challengesByNetwork: none,
  passkeysByAddress: none,
  passkeysByNetwork: none,
  webhooksByReader: none,
  syncServersByReader: none,
  challengesByReader: none,
  signUp: none,
  signUpByNetwork: none,
  guests: none,
  guestsByNetwork: none,
  rulesByReader: none,
  textsByReader: none,
  textsByNetwork: none,
  textsByNewcomers: none,
  textsByAll: none,
  booksByNewcomer: none,
  booksByNetwork: none,
  booksByReader: none,
  ownCardsByReader: none,
  ownChangesByReader: none,
  reportsByReader: none,
  reportsByNetwork: none,
  tokensByReader: none,
  tokenCalls: none,
  passageSearches: none,
  writes: none,
  backlogs: none,
};

/** For tests that are not about it. */
export const NO_BUDGET: GenerationBudget = {
  unit: 'tokens',
  day: Number.MAX_SAFE_INTEGER,
  month: Number.MAX_SAFE_INTEGER,
};
