import { describe, expect, test } from 'vitest';

import { answerJson, wholeEntries } from './answer-json.ts';

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('the JSON of an answer', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['\n {"a":1}\n', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['Here you are: {"a":"}"} Enjoy!', { a: '}' }],
    ['<think>{"a":0}</think>{"a":1}', { a: 1 }],
    ['{"a":0}? No.</think>\n```\n{"a":1}\n```', { a: 1 }],
    ['{"a":"</think>"}', { a: '</think>' }],
    [nested(64), JSON.parse(nested(64))],
    [nested(65), undefined],
    [nested(5000), undefined],
    ['{"a":', undefined],
    ['Sorry.', undefined],
    ['', undefined],
  ])('%j', (text, value) => {
    expect(answerJson(text)).toEqual(value);
  });
});

describe('the whole entries of an answer that breaks off', () => {
  test.each([
    ['{"a":[{"b":1},{"b":2}],"c":[{"b":3},{"b', { a: [{ b: 1 }, { b: 2 }], c: [{ b: 3 }] }],
    ['{"a":[{"b":1},{"b":[{"c":2}', { a: [{ b: 1 }] }],
    ['{"a":[],"c":[{"b":1}', { a: [], c: [{ b: 1 }] }],
    ['{"a":[{"b":"} ] \\" {"},{"b":"}', { a: [{ b: '} ] " {' }] }],
    ['```json\n{"a":[{"b":1},\n', { a: [{ b: 1 }] }],
    ['<think>{"a":[{"b":0}]}</think>{"a":[{"b":1}', { a: [{ b: 1 }] }],
    ['{"a":[{"b":1}]}', { a: [{ b: 1 }] }],
    ['<think>{"a":[{"b":0}]', undefined],
    ['{"a":[{"b":1', undefined],
    ['{"a":["b","c"', undefined],
    ['{"a":{"b":1}', undefined],
    ['Sorry', undefined],
  ])('%j', (text, value) => {
    expect(wholeEntries(text)).toEqual(value);
  });
});
