import type {
  AnswerResult,
  Book,
  BookMemory,
  Flashcard,
  MasteredQuestion,
  Question,
} from '@morsel/sdk/contract';

export function aBook(overrides: Partial<Book> = {}): Book {
  return {
    id: 8,
    slug: 'the-histories-by-herodotus',
    title: 'The Histories',
    author: 'Herodotus',
    year: -430,
    description: 'Wars of Greeks and Persians.',
    imageUrl: null,
    coverUrl: null,
    topic: { name: 'History', color: '#FFBE1A' },
    ...overrides,
  };
}

export function aQuestion(overrides: Partial<Question> = {}): Question {
  return {
    itemType: 'question',
    id: 1,
    revision: 3,
    type: 'mcq',
    questionText: 'Who won at Marathon?',
    options: ['Persia', 'Athens', 'Sparta', 'Egypt'],
    imageUrl: null,
    place: null,
    ismastered: false,
    book: aBook(),
    ...overrides,
  };
}

export function aFlashcard(overrides: Partial<Flashcard> = {}): Flashcard {
  return {
    itemType: 'flashcard',
    id: 1,
    revision: 2,
    front: 'Marathon',
    back: 'The battle of 490 BC.',
    imageUrl: null,
    place: null,
    book: aBook(),
    ...overrides,
  };
}

/** The result of a right answer, unless told otherwise. */
export function aResult(overrides: Partial<AnswerResult> = {}): AnswerResult {
  return {
    isCorrect: true,
    explanation: 'Athens won without Sparta.',
    correctAnswer: 1,
    streak: 1,
    xp: 10,
    ...overrides,
  };
}

/** The same, counted by the server, as a card hears of it. */
export function aCounted(overrides: Partial<AnswerResult> = {}) {
  return { state: 'counted' as const, result: aResult(overrides) };
}

/** A book of which the reader has met nothing yet, unless told otherwise. */
export function aMemory(overrides: Partial<BookMemory> = {}): BookMemory {
  return { bookId: 8, total: 30, met: 0, forecast: Array<number>(31).fill(0), ...overrides };
}

export function aMastered(overrides: Partial<MasteredQuestion> = {}): MasteredQuestion {
  return {
    id: 1,
    type: 'mcq',
    questionText: 'Who won at Marathon?',
    masteredAt: 1_760_000_000_000,
    book: aBook(),
    ...overrides,
  };
}
