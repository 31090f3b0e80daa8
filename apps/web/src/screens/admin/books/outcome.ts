/** What came of something that was done to a book, as it stands in the book's row. */
export interface Outcome {
  readonly words: string;
  readonly failed: boolean;
}

/** For a part of a row that does something: tells the row what came of it, nothing to begin anew. */
export type OnOutcome = (outcome: Outcome | undefined) => void;
