import { expect, test } from 'vitest';

import { answerJson } from './answer-json.ts';

test.each([
  ['{"a":1}', { a: 1 }],
  ['\n {"a":1}\n', { a: 1 }],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Here you are: {"a":"}"} Enjoy!', { a: '}' }],
  ['<think>{"a":0}</think>{"a":1}', { a: 1 }],
  ['{"a":0}? No.</think>\n```\n{"a":1}\n```', { a: 1 }],
  ['{"a":"</think>"}', { a: '</think>' }],
  ['{"a":', undefined],
  ['Sorry.', undefined],
  ['', undefined],
])('%j', (text, value) => {
  expect(answerJson(text)).toEqual(value);
});
