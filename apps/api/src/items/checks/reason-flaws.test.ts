import { expect, test } from 'vitest';

import {
  arrangeList,
  flashcard,
  matchPairs,
  mcq,
  trueFalse,
} from '../../testing/sample-content.ts';
import type { QuestionContent } from '../item-content.ts';
import { reasonFlaws } from './reason-flaws.ts';

const FAIR = 'It stays solid far beyond the heat of a room.';
const typed: QuestionContent = {
  kind: 'typed',
  body: { questionText: 'Which metal is liquid?', options: [], imageUrl: null, place: null },
  answerKey: { answer: { text: 'Mercury' }, accepted: ['quicksilver'], explanation: FAIR },
};

const withReason = (content: QuestionContent, mistake: string[], reason = FAIR) => ({
  ...content,
  answerKey: { ...content.answerKey, explanation: 'Heat tells.', reasons: [{ mistake, reason }] },
});

test.each<[QuestionContent, string[]]>([
  [mcq(), ['Mercury']],
  [mcq(), ['Gallium']],
  [mcq(), ['Iron', 'Copper']],
  [trueFalse(), ['TRUE']],
  [matchPairs(), ['Ape', 'Mammal']],
  [matchPairs(), ['Ape', 'Reptile']],
  [matchPairs(), ['Ape']],
  [arrangeList(), ['Hundred Years War', 'Crimean War']],
  [arrangeList(), ['Crimean War']],
  [typed, ['quicksilver']],
])('%j: %j is no mistake', (content, mistake) => {
  expect(reasonFlaws(withReason(content, mistake))).toHaveLength(1);
});

test.each<[QuestionContent, string[]]>([
  [mcq(), ['Iron']],
  [matchPairs(), ['Ape', 'Fish']],
  [arrangeList(), ['Crimean War', 'Hundred Years War']],
  [typed, ['lead']],
])('%j: %j is a mistake', (content, mistake) => {
  expect(reasonFlaws(withReason(content, mistake))).toEqual([]);
});

test('an entry that does not belong is a mistake by itself', () => {
  const list = arrangeList({ options: ['Spring', 'Monday', 'Summer'], answer: [0, 2] });
  expect(reasonFlaws(withReason(list, ['Monday']))).toEqual([]);
});

test.each(['This is wrong.', 'No, that is not the right answer.', 'Wrong option.', 'Heat tells.'])(
  '%j gives no reason',
  (reason) => {
    expect(reasonFlaws(withReason(mcq(), ['Iron'], reason)).length).toBeGreaterThan(0);
  },
);

test('one mistake has one reason', () => {
  const content = withReason(mcq(), ['Iron']);
  const reasons = [...content.answerKey.reasons, { mistake: ['Iron'], reason: 'It rusts first.' }];
  const twice = { ...content, answerKey: { ...content.answerKey, reasons } };
  expect(reasonFlaws(twice)).toHaveLength(1);
});

test('flashcards and questions without reasons have no flaw', () => {
  expect([...reasonFlaws(flashcard()), ...reasonFlaws(mcq())]).toEqual([]);
});
