import type { ItemColumns } from './feed-columns.ts';

/** Items whose places have been decided by their urgency, from the first on. */
export interface Places {
  readonly items: ItemColumns;
  /** How many places the feed has, also those that nobody has asked for. */
  readonly all: number;
  /** Places of the items in the columns of items. */
  readonly item: number[];
  /** Number of the urgency, and of the step in it: equals may change places without loss. */
  readonly urgency: number[];
  readonly step: number[];
}

/** Whether the items at two places may change them. */
export function areEqual({ urgency, step }: Places, one: number, other: number): boolean {
  return urgency[one] === urgency[other] && step[one] === step[other];
}

export function swap({ item, urgency, step }: Places, one: number, other: number): void {
  for (const column of [item, urgency, step]) {
    const kept = column[one] ?? 0;
    column[one] = column[other] ?? 0;
    column[other] = kept;
  }
}
