import type { Origin, Passage, ReportRequest } from '@morsel/sdk/contract';

/** A flashcard as it is written, and the words that it is about. */
export interface PassageCard {
  readonly front: string;
  readonly back: string;
  readonly quote: string;
}

/** What a reader can do about any item; all reject when it did not come through. */
export interface ItemVerbs {
  /** Says that something is wrong with the item; it then leaves the list that it stands in. */
  readonly onReport: (report: ReportRequest) => Promise<unknown>;
  /** Reads the place in the text that the item comes from. */
  readonly readPassage: () => Promise<Passage>;
  /** Adds a flashcard of the reader's own, written to words of that place. */
  readonly onCard?: ((card: PassageCard) => Promise<unknown>) | undefined;
}

/** What each dialog about an item gets. */
export interface ItemDialogProps extends ItemVerbs {
  /** Where the item comes from, if it was generated. */
  readonly origin: Origin | undefined;
  readonly onClose: () => void;
}
