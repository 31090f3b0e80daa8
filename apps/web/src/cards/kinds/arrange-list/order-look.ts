import { ordinal } from '../../../ui/text/ordinal.ts';

export type OrderTone = 'rest' | 'placed' | 'left-out' | 'right' | 'wrong' | 'told';

/** How a row of a list that is put in order looks, and what it says beside its text. */
export interface OrderLook {
  readonly tone: OrderTone;
  /** Number of its place, from 1: where the reader put it, else where it belongs. */
  readonly place?: number;
  /** Where it belongs instead. */
  readonly belongs?: string;
  /** That it belongs nowhere, or stands nowhere. */
  readonly note?: string;
  readonly spoken: string;
}

interface Ordering {
  /** Rows that the reader placed, in their order. */
  readonly order: readonly number[];
  /** The right order, without rows that do not belong, once it is told. */
  readonly right: readonly number[] | undefined;
  /** As many are placed as belong. */
  readonly isFull: boolean;
}

const FOREIGN = 'does not belong';

/** Look of one row, by its index among the options. */
export function orderLook({ order, right, isFull }: Ordering, index: number): OrderLook {
  const at = order.indexOf(index);
  if (right === undefined) {
    if (at >= 0) return { tone: 'placed', place: at + 1, spoken: `(${ordinal(at + 1)})` };
    return isFull
      ? { tone: 'left-out', note: 'left out', spoken: '' }
      : { tone: 'rest', spoken: '' };
  }
  const rightAt = right.indexOf(index);
  if (at < 0) return rightAt < 0 ? LEFT_OUT : missing(order, rightAt + 1);
  const place = at + 1;
  const yours = ordinal(place);
  if (rightAt === at) return { tone: 'right', place, spoken: `(${yours}, right)` };
  if (rightAt < 0) return { tone: 'wrong', place, note: FOREIGN, spoken: `(${yours})` };
  return { tone: 'wrong', place, belongs: ordinal(rightAt + 1), spoken: `(${yours})` };
}

const LEFT_OUT: OrderLook = { tone: 'left-out', note: FOREIGN, spoken: '' };

/** A row that belongs and that the reader left out, or all rows where they placed none. */
function missing(order: readonly number[], place: number): OrderLook {
  const right = ordinal(place);
  if (order.length === 0) return { tone: 'told', place, spoken: `(${right})` };
  return { tone: 'told', belongs: right, spoken: '(left out)' };
}
