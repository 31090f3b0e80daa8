import { arrangeUnsolved, hash32, seededShuffle } from '@morsel/sdk/rules';

import type { FlashcardContent, ItemContent, QuestionContent } from '../items/content.ts';
import { numericValues } from '../items/numeric-options.ts';
import type { BookFile, FlashcardEntry, QuestionEntry } from './book-file.ts';

type Entry<Type extends QuestionEntry['type']> = Extract<QuestionEntry, { type: Type }>;
type Solved = Pick<QuestionContent['body'], 'options'> &
  Pick<QuestionContent['answerKey'], 'answer'>;

/** An item of a book file in the form in which it is stored. */
export type ComposedItem = {
  libraryKey: string;
  position: number;
  difficulty: number;
  content: ItemContent;
};

/** The items of a book file, questions before flashcards; the same file gives the same items. */
export function composeItems(book: BookFile): ComposedItem[] {
  const entries = [
    ...book.questions.map((entry) => ({ entry, content: composeQuestion(book.key, entry) })),
    ...book.flashcards.map((entry) => ({ entry, content: composeFlashcard(entry) })),
  ];
  return entries.map(({ entry, content }, position) => ({
    libraryKey: entry.key,
    position,
    difficulty: entry.difficulty,
    content,
  }));
}

function composeQuestion(bookKey: string, entry: QuestionEntry): QuestionContent {
  const { options, answer } = solve(entry, hash32(`${entry.key}/${bookKey}`));
  return {
    kind: entry.type,
    body: { questionText: entry.text, options, imageUrl: null, place: entry.place },
    answerKey: { answer, explanation: entry.explanation },
  };
}

function composeFlashcard({ front, back, place }: FlashcardEntry): FlashcardContent {
  return { kind: 'flashcard', body: { front, back, imageUrl: null, place }, answerKey: null };
}

function solve(entry: QuestionEntry, seed: number): Solved {
  switch (entry.type) {
    case 'mcq':
      return solveMcq(entry, seed);
    case 'true_false':
      return { options: ['TRUE', 'FALSE'], answer: entry.answer ? 0 : 1 };
    case 'match_pairs':
      return solveMatchPairs(entry, seed);
    case 'arrange_list':
      return solveArrangeList(entry, seed);
  }
}

function solveMcq({ answer, distractors }: Entry<'mcq'>, seed: number): Solved {
  const options =
    ascending([answer, ...distractors]) ?? seededShuffle([answer, ...distractors], seed);
  return { options, answer: options.indexOf(answer) };
}

/** Numbers in their order; undefined when the options are no numbers of one unit. */
function ascending(options: readonly string[]): string[] | undefined {
  const values = numericValues(options);
  if (values === undefined) return undefined;
  const valued = options.map((option, index) => ({ option, value: values[index] ?? 0 }));
  return valued.toSorted((a, b) => a.value - b.value).map(({ option }) => option);
}

/** Neither column keeps the order of the file, and their rows do not line up. */
function solveMatchPairs({ pairs }: Entry<'match_pairs'>, seed: number): Solved {
  const rows = arrangeUnsolved(pairs, seed);
  const left = rows.map(([text]) => text);
  const right = arrangeUnsolved(rows, hash32(`${seed} right`)).map(([, text]) => text);
  return { options: { left, right }, answer: Object.fromEntries(pairs) };
}

function solveArrangeList({ order }: Entry<'arrange_list'>, seed: number): Solved {
  const options = arrangeUnsolved(order, seed);
  return { options, answer: order.map((text) => options.indexOf(text)) };
}
