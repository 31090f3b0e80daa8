import { expect, test } from 'vitest';

import { textSentences } from '../text-sentences.ts';
import { genreOf } from './genre.ts';

const genre = (text: string) => genreOf(textSentences([{ title: 'Text', text }]));

test.each([
  [
    'a memoir',
    'I was born by the sea, and my father had a boat. We went out in the morning. I thought of nothing else.',
  ],
  [
    'a novel',
    'She had come home late, and he said nothing. Her brother took his hat and went out. He was gone for a year.',
  ],
  [
    'letters',
    'I am well, and I hope that you are too. My garden is in bloom, and I am happy in it.',
  ],
])('%s is a story', (_, text) => {
  expect(genre(text)).toBe('story');
});

test.each([
  [
    'an argument',
    'Wealth is of use where it is spent. The man who has it must show it. Others will respect him for his leisure.',
  ],
  [
    'a history',
    'The empire was divided in the third century. Its cities had grown poor. The armies made the emperors.',
  ],
  ['a manual', 'The program reads a file. You can name another one. It must not be empty.'],
])('%s is none', (_, text) => {
  expect(genre(text)).toBe('argument');
});
