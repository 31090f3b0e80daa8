import { expect, test } from 'vitest';

import { noText, sizeText, textFault, textToSend } from './picked-text.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [999_499, '999 KB'],
  [1_000_000, '1.0 MB'],
  [29_960_000, '30.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});

const file = new File(['x'], 'a.epub');

test.each([
  ['a file', { ...noText, file }, { name: 'a.epub', kind: 'file' }],
  ['a file before notes', { file, notes: 'n' }, { name: 'a.epub', kind: 'file' }],
  [
    'a file that looks like another',
    { ...noText, file: new File(['x'], 'foxes\u202Efdp.exe') },
    { name: 'foxesfdp.exe', kind: 'file' },
  ],
  [
    'a file whose name is nothing to see',
    { ...noText, file: new File(['x'], '\u202E\u200B') },
    { name: 'Text', kind: 'file' },
  ],
  ['notes', { ...noText, notes: ' One\tword\nmore' }, { name: 'Notes: One word', kind: 'notes' }],
])('%s can be sent', (_, picked, sent) => {
  expect(textToSend(picked)).toMatchObject(sent);
});

test('nothing and spaces are no text', () => {
  expect(textToSend(noText)).toBeUndefined();
  expect(textToSend({ ...noText, notes: ' \n ' })).toBeUndefined();
});

test.each([`${'n'.repeat(300)}.epub`, 'a\u0000b\ud800.pdf', '\n', '📚'.repeat(250)])(
  'a name that the API takes, from %j',
  (name) => {
    const sent = textToSend({ ...noText, file: new File(['x'], name) })?.name ?? '';
    expect(sent).toMatch(/^[^\p{Cc}\p{Cs}]{1,200}$/u);
  },
);

test.each([
  ['an empty file', { ...noText, file: new File([], 'a.txt') }, /empty/],
  ['long notes', { ...noText, notes: 'é'.repeat(15_000_001) }, /^These notes are 30\.0 MB/],
])('%s cannot be sent', (_, picked, fault) => {
  expect(textFault(picked)).toMatch(fault);
});

test('what fits has no fault', () => {
  expect(textFault({ ...noText, file })).toBeUndefined();
  expect(textFault({ ...noText, notes: 'é'.repeat(15_000_000) })).toBeUndefined();
});
