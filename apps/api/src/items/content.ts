import type { QuestionOptions, QuestionType, RightAnswer } from '@morsel/sdk/contract';

/** What readers see of a question before they answer. */
export type QuestionBody = {
  questionText: string;
  options: QuestionOptions;
  imageUrl: string | null;
  place: string | null;
};

/** What stays on the server until the question is answered. */
export type AnswerKey = { answer: RightAnswer; explanation: string };

export type FlashcardBody = {
  front: string;
  back: string;
  imageUrl: string | null;
  place: string | null;
};

export type QuestionContent = { kind: QuestionType; body: QuestionBody; answerKey: AnswerKey };
export type FlashcardContent = { kind: 'flashcard'; body: FlashcardBody; answerKey: null };

/** Everything that a revision of an item holds; told apart by `kind`. */
export type ItemContent = QuestionContent | FlashcardContent;

type ContentColumns = { kind: ItemContent['kind']; body: string; answer_key: string | null };

/** The content as its two JSON columns; equal content gives equal text. */
export function contentColumns(content: ItemContent): {
  body: string;
  answer_key: string | null;
} {
  return {
    body: JSON.stringify(content.body),
    answer_key: content.answerKey === null ? null : JSON.stringify(content.answerKey),
  };
}

/** Reads a revision's columns back; they hold what `contentColumns` wrote. */
export function contentOf(row: ContentColumns): ItemContent {
  if (row.kind === 'flashcard') {
    return { kind: row.kind, body: flashcardBodyOf(row.body), answerKey: null };
  }
  if (row.answer_key === null) throw new Error('A stored question has no answer key');
  return {
    kind: row.kind,
    body: questionBodyOf(row.body),
    answerKey: answerKeyOf(row.answer_key),
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
