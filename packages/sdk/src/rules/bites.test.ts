import { describe, expect, test } from 'vitest';

import { clozeOfBite, firstGap, gapAt, packItemOfBite } from './bites.ts';
import type { Span } from './words.ts';

function spanOf(sentence: string, words: string): Span {
  const start = sentence.indexOf(words);
  return { start, end: start + words.length };
}

function cloze(sentence: string, hidden: string, before: string | null = null) {
  return clozeOfBite({ sentence, before }, spanOf(sentence, hidden));
}

describe('clozeOfBite', () => {
  test.each([
    ['English', 'The hippocampus binds an episode.', 'hippocampus', 'The _____ binds an episode.'],
    ['German', 'Das Gedächtnis trügt sehr oft.', 'Gedächtnis', 'Das _____ trügt sehr oft.'],
    [
      'French',
      'Avec le temps l’oubli fait son tri.',
      'oubli',
      'Avec le temps l’_____ fait son tri.',
    ],
    ['Japanese', '記憶は時間とともに薄れる。', '時間', '記憶は_____とともに薄れる。'],
    ['Thai', 'ความจำเสื่อมลงตามเวลา', 'เวลา', 'ความจำเสื่อมลงตาม_____'],
    ['Arabic', 'تتلاشى الذاكرة مع مرور الوقت.', 'الذاكرة', 'تتلاشى _____ مع مرور الوقت.'],
  ])('%s', (_, sentence, hidden, questionText) => {
    expect(cloze(sentence, hidden)).toMatchObject({ questionText, answer: { text: hidden } });
  });

  test.each([
    [
      'the same word',
      'Habits are made of habits alone.',
      'Habits',
      '_____ are made of _____ alone.',
    ],
    [
      'its owner',
      'Darwin published Darwin’s idea late.',
      'Darwin',
      '_____ published _____’s idea late.',
    ],
    [
      'within other signs',
      '日本の人口は日本人が数える。',
      '日本',
      '_____の人口は_____人が数える。',
    ],
    [
      'a phrase',
      'The halo effect is a halo effect still.',
      'halo effect',
      'The _____ is a _____ still.',
    ],
  ])('hides it wherever it stands again: %s', (_, sentence, hidden, questionText) => {
    expect(cloze(sentence, hidden)).toMatchObject({ questionText });
  });

  test('tells all that is hidden', () => {
    expect(cloze('Habits are made of habits alone.', 'Habits')).toMatchObject({
      hidden: [
        { start: 0, end: 6 },
        { start: 19, end: 25 },
      ],
    });
  });

  test.each([
    ['another number', 'A memory is made of memories.', 'memory', 'memories'],
    [
      'a compound',
      'Das Gedächtnis prüft die Gedächtnisforschung.',
      'Gedächtnis',
      'Gedächtnisforschung',
    ],
    ['with the article', 'كل ذاكرة تشبه تلك الذاكرة القديمة.', 'ذاكرة', 'الذاكرة'],
  ])('refuses where the sentence tells it: %s', (_, sentence, hidden, by) => {
    expect(cloze(sentence, hidden)).toEqual({ problem: 'told', by });
  });

  test.each([
    ['another number of figures', 'Of 100 people 10 stayed.', '10'],
    ['a short part', 'The form of information matters.', 'form'],
    ['a part by chance', 'In the north a thorn grows.', 'north'],
  ])('asks where it only looks like that: %s', (_, sentence, hidden) => {
    expect(cloze(sentence, hidden)).toMatchObject({ answer: { text: hidden } });
  });

  test.each([
    ['nothing hidden', 'A sentence, but — nothing.', ' — '],
    ['nothing left', 'Know thyself.', 'thyself'],
    ['too long', `Here ${'very '.repeat(40)}much is hidden at once.`, 'very '.repeat(40)],
  ] as const)('%s', (problem, sentence, hidden) => {
    expect(cloze(sentence, hidden)).toEqual({ problem });
  });

  test.each([
    ['the hippocampus', ['hippocampus']],
    ['Darwin’s', ['Darwin']],
    ['das Gedächtnis', ['Gedächtnis']],
    ['l’oubli', []],
    ['الذاكرة', ['ذاكرة']],
    ['theory', []],
  ])('accepts %s in other wordings: %s', (hidden, accepted) => {
    expect(cloze(`We say that ${hidden} decides a lot here.`, hidden)).toMatchObject({ accepted });
  });

  test.each([
    ['stands before it', 'Sleep matters.', 'Sleep matters. It helps _____ to last.'],
    ['not where it tells', 'A memory fades.', 'It helps _____ to last.'],
    ['not where it is too long', 'So long. '.repeat(50), 'It helps _____ to last.'],
  ])('the sentence before: %s', (_, before, questionText) => {
    expect(cloze('It helps memories to last.', 'memories', before)).toMatchObject({ questionText });
  });

  test('Japanese sentences stand without a space between', () => {
    expect(cloze('記憶は時間とともに薄れる。', '時間', '眠りが大切だ。')).toMatchObject({
      questionText: '眠りが大切だ。記憶は_____とともに薄れる。',
    });
  });
});

describe('gapAt', () => {
  const sentence = 'The halo effect colours every judgement.';
  const gaps = [spanOf(sentence, 'halo effect')];

  test.each([
    ['a word of the proposed gap: all of it', 'effect', 'halo effect'],
    ['another word: that word', 'judgement', 'judgement'],
  ])('%s', (_, tapped, hidden) => {
    expect(gapAt({ sentence, gaps }, sentence.indexOf(tapped) + 1)).toEqual(
      spanOf(sentence, hidden),
    );
  });

  test('between words: nothing', () => {
    expect(gapAt({ sentence, gaps }, sentence.indexOf(' colours'))).toBeUndefined();
  });
});

const BITE = {
  id: 7,
  revision: 3,
  chapter: 'On memory',
  before: null,
  sentence: 'A memory is made of other memories each night.',
  gaps: [
    { start: 2, end: 8 },
    { start: 40, end: 45 },
  ],
  card: { front: 'What is a memory made of?', back: 'Other memories' },
};

test('the first gap is the best that can be asked', () => {
  expect(firstGap(BITE)).toEqual({ start: 40, end: 45 });
});

describe('packItemOfBite', () => {
  const book = { id: 3, title: 'Memory' };
  const origin = { grounding: 'extractive', chapter: 'On memory', quote: BITE.sentence };

  test('with a gap: a cloze with its key', () => {
    expect(packItemOfBite(BITE, { start: 40, end: 45 }, book)).toEqual({
      item: {
        itemType: 'question',
        id: 7,
        revision: 3,
        type: 'cloze',
        questionText: 'A memory is made of other memories each _____.',
        options: [],
        imageUrl: null,
        place: null,
        ismastered: false,
        book,
      },
      key: { answer: { text: 'night' }, accepted: [], explanation: BITE.sentence, origin },
    });
  });

  test('without one: its card', () => {
    expect(packItemOfBite(BITE, null, book)).toEqual({
      item: {
        itemType: 'flashcard',
        id: 7,
        revision: 3,
        ...BITE.card,
        imageUrl: null,
        place: null,
        origin,
        book,
      },
      key: null,
    });
  });

  test('nothing where it cannot be asked so', () => {
    expect(packItemOfBite(BITE, { start: 2, end: 8 }, book)).toBeUndefined();
    expect(packItemOfBite({ ...BITE, card: null }, null, book)).toBeUndefined();
  });
});
