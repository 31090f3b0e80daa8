import { type BudgetSlice, DAY_MS } from '@morsel/sdk/domain';

import { type Reader, isNewcomer } from '../../reader.ts';

/** Shares of the whole budget, from 0 to 1. */
type SliceShares = {
  /** All who are in it or in one that lies in it, together: in a day, and in a month. */
  readonly all: number;
  /** In a day, those of a wide network. */
  readonly network?: number;
  /** In a day, one reader. */
  readonly reader?: number;
  /** The slice that it lies in. */
  readonly within?: BudgetSlice;
};

/**
 * Who may use how much. Each slice lies in the next wider one, so that whoever is newer leaves something to all
 * who are less so, and nobody but admins uses up the last quarter.
 */
export const SLICES: Readonly<Record<BudgetSlice, SliceShares>> = {
  everybody: { all: 1 },
  readers: { all: 0.75, network: 0.5, reader: 0.3, within: 'everybody' },
  recent: { all: 0.5, network: 0.3, reader: 0.15, within: 'readers' },
  newcomers: { all: 0.25, network: 0.15, reader: 0.1, within: 'recent' },
  guests: { all: 0.1, network: 0.05, reader: 0.05, within: 'newcomers' },
  claims: { all: 0.1, within: 'readers' },
};

const RECENT_MS = 30 * DAY_MS;

/** The narrowest slice that a reader is in. */
export function sliceOf(reader: Reader, now: number): BudgetSlice {
  if (reader.role === 'admin') return 'everybody';
  if (reader.isGuest) return 'guests';
  if (isNewcomer(reader, now)) return 'newcomers';
  return reader.createdAt > now - RECENT_MS ? 'recent' : 'readers';
}

/** A slice and those that it lies in, the narrowest first. */
export function slicesAround(slice: BudgetSlice): readonly BudgetSlice[] {
  const { within } = SLICES[slice];
  return within === undefined ? [slice] : [slice, ...slicesAround(within)];
}

export const liesIn = (slice: BudgetSlice, wider: BudgetSlice): boolean =>
  slicesAround(slice).includes(wider);
