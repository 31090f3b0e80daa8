import type { Book, Origin } from '@morsel/sdk/contract';

/** What any card needs. */
export interface CardItem {
  readonly id: number;
  readonly imageUrl?: string | null;
  /** Where in the book it belongs: a part, or its theme. */
  readonly place?: string | null;
  /** When it is due again (epoch ms), once it was practised. */
  readonly dueAt?: number;
  /** The last local day on which it has earned XP, where that may be today. */
  readonly earnedOn?: string;
  readonly book?: Book;
}

/** What a question card needs; looser than the contract, since no answer of a server may crash it. */
export interface CardQuestion extends CardItem {
  readonly type: string;
  readonly questionText: string;
  readonly options: unknown;
  readonly placed?: number | undefined;
  readonly ismastered?: boolean;
}

/** What a flashcard needs. */
export interface CardFlashcard extends CardItem {
  readonly front: string;
  readonly back: string;
  /** Where a generated card comes from. */
  readonly origin?: Origin;
}
