import type { Origin, Passage, ReportRequest } from '@morsel/sdk/contract';

/** What a reader can do about any item; both reject when it did not come through. */
export interface ItemVerbs {
  /** Says that something is wrong with the item; it then leaves the list that it stands in. */
  readonly onReport: (report: ReportRequest) => Promise<unknown>;
  /** Reads the place in the text that the item comes from. */
  readonly readPassage: () => Promise<Passage>;
}

/** What each dialog about an item gets. */
export interface ItemDialogProps extends ItemVerbs {
  /** Where the item comes from, if it was generated. */
  readonly origin: Origin | undefined;
  readonly onClose: () => void;
}
