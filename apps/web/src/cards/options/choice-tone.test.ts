import { expect, test } from 'vitest';

import { aResult } from '../../testing/items.ts';
import type { AnswerPhase } from '../question/answer-phase.ts';
import { choiceTone } from './choice-tone.ts';

const wrong = aResult({ isCorrect: false, correctAnswer: 2 });

test.each<[string, AnswerPhase, string[]]>([
  ['unanswered', { name: 'unanswered' }, ['rest', 'rest', 'rest']],
  ['failed', { name: 'unanswered', answer: 1 }, ['rest', 'kept', 'rest']],
  ['submitting', { name: 'submitting', answer: 1 }, ['quiet', 'pending', 'quiet']],
  ['kept', { name: 'kept', answer: 1 }, ['quiet', 'given', 'quiet']],
  ['right', { name: 'answered', answer: 1, result: aResult() }, ['quiet', 'right', 'quiet']],
  ['wrong', { name: 'answered', answer: 1, result: wrong }, ['quiet', 'wrong', 'missed']],
  [
    'wrong, with no index told',
    { name: 'answered', answer: 1, result: { ...wrong, correctAnswer: [2] } },
    ['quiet', 'wrong', 'quiet'],
  ],
])('%s', (_, phase, tones) => {
  expect([0, 1, 2].map((index) => choiceTone(phase, index))).toEqual(tones);
});
