import { expect, test } from 'vitest';

import { mcq } from '../../testing/sample-content.ts';
import type { QuestionContent } from '../item-content.ts';
import { writtenFlaws } from './written-flaws.ts';

const written = (text: string, answer: string, ...accepted: string[]): QuestionContent => ({
  kind: text.includes('_____') ? 'cloze' : 'typed',
  body: { questionText: text, options: [], imageUrl: null, place: null },
  answerKey: { answer: { text: answer }, accepted, explanation: 'It is known by this name.' },
});

test.each([
  ['too long', written('What do owners do?', 'They ask more for it than they would pay')],
  ['listed twice', written('What is fear of a loss?', 'Loss aversion', 'loss-aversion')],
  ['gives', written('What is the paradox of Stockdale called?', 'The Stockdale paradox')],
  ['gives', written('What is a change of course?', 'Pivot', 'A change of course')],
  ['gives', written('「三陸大津浪」は明治に三陸を襲い、三陸大_____と呼ばれる。', '津浪')],
  ['begins with its gap', written('_____ makes owners ask for more than buyers pay.', 'Habit')],
  ['exactly one gap', written('The _____ of a _____ is what it does for its users.', 'use')],
  ['“an”', written('The first figure works as an _____ for what is judged later.', 'anchor')],
  ['words around', written('Owners cling to _____.', 'things')],
])('%s', (detail, content) => {
  const [flaw, ...others] = writtenFlaws(content);
  expect(flaw?.detail).toContain(detail);
  expect(others).toEqual([]);
});

test.each([
  written('Which effect makes owners ask for more?', 'Endowment effect', 'endowment'),
  written('For Hayek, prices spread _____ that no single mind could hold.', 'knowledge'),
  mcq(),
])('no flaw in %j', (content) => {
  expect(writtenFlaws(content)).toEqual([]);
});
