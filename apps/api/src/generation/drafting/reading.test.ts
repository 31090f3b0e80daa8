import { describe, expect, test } from 'vitest';

import type { DraftKind } from './entries.ts';
import { type Wanted, readDrafts } from './reading.ts';

const quote = 'Mercury stays liquid down to minus 39 degrees.';
const explanation = 'Mercury melts at minus 39 degrees. Tin melts far above it.';
const frame = { quote, explanation, difficulty: 'hard' };
const MCQ = {
  ...frame,
  question: 'Which metal is liquid?',
  answer: 'Mercury',
  distractors: ['Tin'],
};
const STATEMENT = { ...frame, true_statement: 'Mercury melts.', false_statement: 'Tin melts.' };
const PAIRS = { ...frame, question: 'Match.', pairs: [{ left: 'Hg', right: 'Mercury' }] };
const ORDER = { ...frame, question: 'Order by melting point.', in_order: ['Mercury', 'Tin'] };
const CARD = { quote, difficulty: 'hard', front: 'What is Hg?', back: 'Mercury.' };

const read = (answer: unknown, kinds: DraftKind[], over: Partial<Wanted> = {}) =>
  readDrafts(answer, { kinds, count: 5, hasPassage: true, truthFirst: true, ...over });

test.each([
  ['mcq', MCQ, { text: MCQ.question, answer: 'Mercury', distractors: ['Tin'], explanation }],
  ['true_false', STATEMENT, { text: 'Mercury melts.', answer: true, explanation }],
  ['match_pairs', PAIRS, { text: 'Match.', pairs: [['Hg', 'Mercury']], explanation }],
  ['arrange_list', ORDER, { text: ORDER.question, order: ['Mercury', 'Tin'], explanation }],
  ['flashcard', CARD, { front: 'What is Hg?', back: 'Mercury.' }],
] as const)('reads %s', (kind, entry, item) => {
  expect(read({ [kind]: [entry] }, [kind])).toEqual({
    drafts: [{ item: { type: kind, ...item }, difficulty: 3, quote }],
    dropped: [],
  });
});

describe('an entry is dropped alone', () => {
  test.each([
    ['that gives the key as an index', { ...MCQ, answer: 1 }],
    ['without a key', { ...MCQ, answer: undefined }],
    ['without a quote', { ...MCQ, quote: undefined }],
    ['with an empty quote', { ...MCQ, quote: ' \n' }],
    ['that is no object', 'Which metal is liquid?'],
  ])('%s', (_, entry) => {
    expect(read({ mcq: [entry, MCQ] }, ['mcq'])).toMatchObject({
      drafts: [{ item: { answer: 'Mercury' } }],
      dropped: [{ reason: 'wrong shape', kind: 'mcq' }],
    });
  });

  test('when it asks the same again', () => {
    const again = { ...MCQ, question: 'which metal is liquid' };
    expect(read({ mcq: [MCQ, again] }, ['mcq'])).toMatchObject({
      drafts: [{ item: { text: MCQ.question } }],
      dropped: [{ reason: 'repeated' }],
    });
  });

  test('when there are enough, of each kind in turn', () => {
    const other = { ...MCQ, question: 'Which metal pours?' };
    const answer = { mcq: [MCQ, other], arrange_list: [ORDER] };
    expect(read(answer, ['mcq', 'arrange_list'], { count: 2 })).toMatchObject({
      drafts: [{ item: { type: 'mcq' } }, { item: { type: 'arrange_list' } }],
      dropped: [{ reason: 'surplus', kind: 'mcq' }],
    });
  });
});

test.each([
  ['nothing', undefined],
  ['no object', []],
  ['other lists', { questions: [MCQ] }],
  ['a list that is none', { mcq: MCQ }],
  ['nothing that can be read', { mcq: [{ ...MCQ, answer: 1 }] }],
])('%s is no answer', (_, answer) => {
  expect(read(answer, ['mcq'])).toBeUndefined();
});

test('an empty list is an answer: nothing worth asking', () => {
  expect(read({ mcq: [] }, ['mcq'])).toEqual({ drafts: [], dropped: [] });
});

test('statements are true and false by turns', () => {
  const entries = [1, 2, 3].map((number) => ({
    ...STATEMENT,
    true_statement: `True ${number}`,
    false_statement: `False ${number}`,
  }));
  const texts = (truthFirst: boolean) =>
    read({ true_false: entries }, ['true_false'], { truthFirst })?.drafts.map(
      ({ item }) => item.type === 'true_false' && [item.text, item.answer],
    );
  expect(texts(true)).toEqual([
    ['True 1', true],
    ['False 2', false],
    ['True 3', true],
  ]);
  expect(texts(false)).toEqual([
    ['False 1', false],
    ['True 2', true],
    ['False 3', false],
  ]);
});

test('from memory nothing is quoted', () => {
  const drafts = read({ flashcard: [CARD] }, ['flashcard'], { hasPassage: false })?.drafts;
  expect(drafts).toMatchObject([{ quote: null }]);
});

test('texts are one printable line, difficulty is medium where it is not told', () => {
  const entry = { ...CARD, front: ' What\u0000is\n\tHg?\uD800 ', difficulty: 'extreme' };
  expect(read({ flashcard: [entry] }, ['flashcard'])?.drafts).toMatchObject([
    { item: { front: 'What is Hg?\uFFFD' }, difficulty: 2 },
  ]);
});
