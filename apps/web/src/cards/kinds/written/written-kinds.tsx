import { PenLine, TextCursorInput } from 'lucide-react';

import type { CardKey, QuestionKindDefinition } from '../kind-definition.ts';
import { Filling, FillingNotes, JudgedRows } from './judged-answer.tsx';
import { WrittenAnswer } from './written-answer.tsx';

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
  Answers: (props) => <WrittenAnswer {...props} label="Your answer" Given={JudgedRows} />,
};

export const clozeKind: QuestionKindDefinition = {
  ...ofWritten,
  name: 'Fill the gap',
  pill: 'Fill the gap',
  icon: TextCursorInput,
  Answers: (props) => (
    <WrittenAnswer {...props} label="What belongs in the gap" Given={FillingNotes} />
  ),
  Filling,
};
