import { PenLine, TextCursorInput } from 'lucide-react';

import { laterAnswers, laterPart } from '../../later/later-parts.tsx';
import type { CardKey, QuestionKindDefinition } from '../kind-definition.ts';

const KEYS: readonly CardKey[] = [
  ['Enter', 'Write an answer, then send it'],
  ['Esc', 'Leave the line that you write in'],
];

const ofWritten = { keys: KEYS, isRoomy: () => true } as const;

export const typedKind: QuestionKindDefinition = {
  ...ofWritten,
  name: 'Short answer',
  pill: 'Write the answer',
  icon: PenLine,
  Answers: laterAnswers(({ TypedAnswer }) => TypedAnswer),
};

export const clozeKind: QuestionKindDefinition = {
  ...ofWritten,
  name: 'Fill the gap',
  pill: 'Fill the gap',
  icon: TextCursorInput,
  Answers: laterAnswers(({ ClozeAnswer }) => ClozeAnswer),
  Filling: laterPart(({ Filling }) => Filling),
};
