import { expect, test } from 'vitest';

import { aPackQuestion, anOperation, aRecord } from '../../testing/study-pack.ts';
import { applyOperation } from './apply-operation.ts';

test('a mistake is told from the others on the device too', () => {
  const { item } = aPackQuestion(1);
  const key = {
    answer: { text: 'gravity' },
    accepted: ['gravitation'],
    explanation: 'Masses attract.',
    reasons: [{ mistake: ['magnetism'], reason: 'Apples are not magnetic.' }],
    standing: 'Einstein has since told it otherwise.',
  };
  const written = { item: { ...item, type: 'typed' as const, options: [] }, key };
  const record = aRecord([written]);
  const resultOf = (text: string) => {
    const answered = anOperation({ kind: 'answer', target: 1, value: { text } });
    return applyOperation(record, answered, { item: written, pending: [] }).counted?.result;
  };
  const { answer: correctAnswer, explanation, accepted, standing } = key;

  const told = { correctAnswer, explanation, accepted, standing };
  expect(resultOf('Magnetism')).toMatchObject({ ...told, reason: 'Apples are not magnetic.' });
  expect(resultOf('wind')).not.toHaveProperty('reason');
  expect(resultOf('Gravitation')).toMatchObject({ ...told, isCorrect: true });
});
