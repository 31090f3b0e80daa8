import type { ShelfItem } from './shelf.ts';

/** Somebody whose memory is known for certain; days are counted from the first day on. */
export interface SimulatedReader {
  /** Chance to recall the item at a time; before the first meeting, to know it already. */
  readonly recall: (item: ShelfItem, day: number) => number;
  /** The item is practised: recalled or not, the answer is shown. */
  readonly practise: (item: ShelfItem, day: number, recalled: boolean) => void;
}
