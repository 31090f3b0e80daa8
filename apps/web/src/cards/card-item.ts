import type { Book, Origin } from '@morsel/sdk/contract';

/** What a question card needs; looser than the contract, since no answer of a server may crash it. */
export interface CardQuestion {
  readonly id: number;
  readonly type: string;
  readonly questionText: string;
  readonly options: unknown;
  readonly imageUrl?: string | null;
  /** Where in the book it belongs: a part, or its theme. */
  readonly place?: string | null;
  readonly ismastered?: boolean;
  /** When it is due again (epoch ms), once it was practised. */
  readonly dueAt?: number;
  readonly book?: Book;
}

/** What a flashcard needs. */
export interface CardFlashcard {
  readonly id: number;
  readonly front: string;
  readonly back: string;
  readonly imageUrl?: string | null;
  /** Where in the book it belongs: a part, or its theme. */
  readonly place?: string | null;
  /** When it is due again (epoch ms), once it was practised. */
  readonly dueAt?: number;
  /** Where a generated card comes from. */
  readonly origin?: Origin;
  readonly book?: Book;
}
