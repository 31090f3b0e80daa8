/** Items of one urgency, one after another in their order. */
export interface Sequence {
  /** Place of the next item in the columns of items; -1 when there is none. */
  next(): number;
  /** Step of the item given last: those of one step may change places without loss. */
  readonly step: number;
}
