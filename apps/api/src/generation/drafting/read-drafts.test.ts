import { USUAL_DEMAND } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import type { DraftKind } from './draft-entries.ts';
import { type Wanted, readDrafts } from './read-drafts.ts';

const quote = 'Mercury stays liquid down to minus 39 degrees.';
const explanation = 'Mercury melts at minus 39 degrees. Tin melts far above it.';
const frame = { quote, explanation, difficulty: 'hard', idea: 'A liquid metal' };
const MCQ = {
  ...frame,
  question: 'Which metal is liquid?',
  answer: 'Mercury',
  distractors: ['Tin'],
};
const STATEMENT = { ...frame, true_statement: 'Mercury melts.', false_statement: 'Tin melts.' };
const PAIRS = { ...frame, question: 'Match.', pairs: [{ left: 'Hg', right: 'Mercury' }] };
const ORDER = { ...frame, question: 'Order by melting point.', in_order: ['Mercury', 'Tin'] };
const TYPED = {
  ...frame,
  question: 'Which metal is Hg?',
  answer: 'Mercury',
  accepted: ['Quicksilver'],
};
const CLOZE = { ...frame, sentence: 'Hg is _____.', answer: 'mercury', accepted: [] };
const CARD = {
  quote,
  idea: 'A liquid metal',
  difficulty: 'hard',
  front: 'What is Hg?',
  back: 'Mercury.',
};

const read = (answer: unknown, kinds: DraftKind[], over: Partial<Wanted> = {}) =>
  readDrafts(answer, { kinds, count: 5, hasPassage: true, truthFirst: true, ...over });

test.each([
  ['mcq', MCQ, { text: MCQ.question, answer: 'Mercury', distractors: ['Tin'], explanation }],
  ['true_false', STATEMENT, { text: 'Mercury melts.', answer: true, explanation }],
  ['match_pairs', PAIRS, { text: 'Match.', pairs: [['Hg', 'Mercury']], explanation }],
  ['arrange_list', ORDER, { text: ORDER.question, order: ['Mercury', 'Tin'], explanation }],
  [
    'typed',
    TYPED,
    { text: TYPED.question, answer: 'Mercury', accepted: ['Quicksilver'], explanation },
  ],
  ['cloze', CLOZE, { text: 'Hg is _____.', answer: 'mercury', accepted: [], explanation }],
  ['flashcard', CARD, { front: 'What is Hg?', back: 'Mercury.' }],
] as const)('reads %s', (kind, entry, item) => {
  const rest = { difficulty: 3, idea: 'liquid-metal', demand: USUAL_DEMAND[kind], quote };
  expect(read({ [kind]: [entry] }, [kind])).toEqual({
    drafts: [{ item: { type: kind, ...item }, ...rest }],
    dropped: [],
  });
});

describe('reads what else a model says', () => {
  const reason = 'Tin melts at 232 degrees.';
  const wrong = { mistakes: [{ answer: 'Tin', reason }, { answer: '', reason }, 'Tin'] };
  const reasons = [{ mistake: ['Tin'], reason }];
  const wrongPlaces = [
    { early: 'Tin', late: 'Mercury', reason },
    { early: 'Gold', late: '', reason },
  ];

  test.each([
    ['mcq', { ...MCQ, ...wrong }, { reasons }],
    ['typed', { ...TYPED, ...wrong }, { reasons }],
    ['cloze', { ...CLOZE, ...wrong }, { reasons }],
    [
      'match_pairs',
      { ...PAIRS, surplus: ['Tin', 7], mistakes: [{ left: 'Hg', right: 'Tin', reason }] },
      { surplus: ['Tin'], reasons: [{ mistake: ['Hg', 'Tin'], reason }] },
    ],
    [
      'arrange_list',
      { ...ORDER, foreign: ['Gold'], mistakes: wrongPlaces },
      {
        foreign: ['Gold'],
        reasons: [
          { mistake: ['Tin', 'Mercury'], reason },
          { mistake: ['Gold'], reason },
        ],
      },
    ],
  ] as const)('of %s', (kind, entry, item) => {
    expect(read({ [kind]: [entry] }, [kind])).toMatchObject({ drafts: [{ item }] });
  });

  test('that cannot be read is left out, and the entry stays', () => {
    const entry = { ...MCQ, mistakes: 'none', idea: 7, new_situation: 'yes' };
    const [draft] = read({ mcq: [entry] }, ['mcq'])?.drafts ?? [];
    expect(draft).toMatchObject({ idea: null, demand: 'recognise' });
    expect(draft?.item).not.toHaveProperty('reasons');
  });

  test.each([
    ['Loss aversion', 'loss-aversion'],
    ['The “Loss Aversion”.', 'loss-aversion'],
    ['Совместная жизнь', 'совместная-жизнь'],
    ['', null],
    ['That people who lose weigh it more than gains', null],
    ['x'.repeat(200), null],
  ])('the idea %s', (idea, key) => {
    expect(read({ mcq: [{ ...MCQ, idea }] }, ['mcq'])?.drafts).toMatchObject([{ idea: key }]);
  });

  test.each([
    ['mcq', { ...MCQ, new_situation: true }, 'apply'],
    ['typed', { ...TYPED, new_situation: true }, 'apply'],
    ['typed', { ...TYPED, new_situation: false }, 'produce'],
    ['true_false', { ...STATEMENT, new_situation: true }, 'recognise'],
  ] as const)('the demand of %s', (kind, entry, demand) => {
    expect(read({ [kind]: [entry] }, [kind])?.drafts).toMatchObject([{ demand }]);
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
