import type { Explaining, QuestionOptions, RightAnswer } from '@morsel/sdk/contract';
import type { QuestionKind } from '@morsel/sdk/domain';

/** What readers see of a question before they answer. */
export type QuestionBody = {
  questionText: string;
  options: QuestionOptions;
  /** How many of an arrange_list's options belong, where not all do. */
  placed?: number;
  imageUrl: string | null;
  place: string | null;
};

/** What stays on the server until the question is answered. */
export type AnswerKey = Explaining & { answer: RightAnswer };

export type FlashcardBody = {
  front: string;
  back: string;
  imageUrl: string | null;
  place: string | null;
};

export type QuestionContent = { kind: QuestionKind; body: QuestionBody; answerKey: AnswerKey };
export type FlashcardContent = { kind: 'flashcard'; body: FlashcardBody; answerKey: null };

/** Everything that a revision of an item holds; told apart by `kind`. */
export type ItemContent = QuestionContent | FlashcardContent;

type ContentColumns = { kind: ItemContent['kind']; body: string; answerKey: string | null };

/** The content as its two JSON columns; equal content gives equal text. */
export function contentColumns(content: ItemContent): {
  body: string;
  answerKey: string | null;
} {
  return {
    body: JSON.stringify(content.body),
    answerKey: content.answerKey === null ? null : JSON.stringify(content.answerKey),
  };
}

/** Reads a revision's columns back; they hold what `contentColumns` wrote. */
export function contentOf(row: ContentColumns): ItemContent {
  if (row.kind === 'flashcard') {
    return { kind: row.kind, body: flashcardBodyOf(row.body), answerKey: null };
  }
  if (row.answerKey === null) throw new Error('A stored question has no answer key');
  return {
    kind: row.kind,
    body: questionBodyOf(row.body),
    answerKey: answerKeyOf(row.answerKey),
  };
}

/** What a stored body asks: the question, or the front of a flashcard. */
export function askedIn({ kind, body }: Pick<ContentColumns, 'kind' | 'body'>): string {
  return kind === 'flashcard' ? flashcardBodyOf(body).front : questionBodyOf(body).questionText;
}

export function questionBodyOf(text: string): QuestionBody {
  return JSON.parse(text);
}

export function flashcardBodyOf(text: string): FlashcardBody {
  return JSON.parse(text);
}

export function answerKeyOf(text: string): AnswerKey {
  return JSON.parse(text);
}
