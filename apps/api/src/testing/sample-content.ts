import type { FlashcardContent, QuestionContent } from '../items/item-content.ts';

const unplaced = { imageUrl: null, place: null };
const explanation = 'Mercury melts at about minus 39 degrees. The other metals stay solid.';

/** A sound mcq; `answer` is the text of the key and stands where `options` has it. */
export function mcq(
  over: { stem?: string; options?: string[]; answer?: string; explanation?: string } = {},
): QuestionContent {
  const options = over.options ?? ['Iron', 'Mercury', 'Copper', 'Silver'];
  return {
    kind: 'mcq',
    body: {
      questionText: over.stem ?? 'Which metal is liquid in a warm room?',
      options,
      ...unplaced,
    },
    answerKey: {
      answer: options.indexOf(over.answer ?? options[1] ?? ''),
      explanation: over.explanation ?? explanation,
    },
  };
}

export function trueFalse(
  statement = 'Whales breathe air at the surface.',
  answer = true,
): QuestionContent {
  return {
    kind: 'true_false',
    body: { questionText: statement, options: ['TRUE', 'FALSE'], ...unplaced },
    answerKey: { answer: answer ? 0 : 1, explanation },
  };
}

export function matchPairs(
  over: { stem?: string; left?: string[]; right?: string[]; answer?: Record<string, string> } = {},
): QuestionContent {
  const left = over.left ?? ['Ape', 'Hen', 'Cod'];
  const right = over.right ?? ['Fish', 'Mammal', 'Bird'];
  return {
    kind: 'match_pairs',
    body: {
      questionText: over.stem ?? 'Match each animal with its class.',
      options: { left, right },
      ...unplaced,
    },
    answerKey: {
      answer: over.answer ?? { Ape: 'Mammal', Hen: 'Bird', Cod: 'Fish' },
      explanation,
    },
  };
}

export function arrangeList(
  over: { stem?: string; options?: string[]; answer?: number[] } = {},
): QuestionContent {
  return {
    kind: 'arrange_list',
    body: {
      questionText: over.stem ?? 'Put these wars in order, earliest first.',
      options: over.options ?? ['Crimean War', 'First World War', 'Hundred Years War'],
      ...unplaced,
    },
    answerKey: { answer: over.answer ?? [2, 0, 1], explanation },
  };
}

export function flashcard(
  front = 'What is mercury used for?',
  back = 'For old thermometers.',
): FlashcardContent {
  return { kind: 'flashcard', body: { front, back, ...unplaced }, answerKey: null };
}
