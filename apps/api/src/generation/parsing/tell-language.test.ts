import { expect, test } from 'vitest';

import { tellLanguage } from './tell-language.ts';

const GERMAN =
  'Der Mond zieht das Wasser der Meere an, und so hebt und senkt es sich zweimal an jedem Tag. ';
const ENGLISH = 'The moon draws the water of the seas, and so it rises and falls twice a day. ';

test.each([
  ['what the words are in', GERMAN, undefined, 'de'],
  ['not what a program writes into all its files', GERMAN.repeat(200), 'en-US', 'de'],
  ['what is declared, of too few words', 'Ebbe.', 'de-AT', 'de'],
  ['the short code of a language that has one', 'Ebbe.', 'ger', 'de'],
  [
    'what is declared, where the words are of two',
    GERMAN.repeat(60) + ENGLISH.repeat(60),
    'de',
    'de',
  ],
  ['nothing of numbers', '1 2 3 4 5 6 7 8 9 '.repeat(20), undefined, null],
  ['nothing that is not declared', '', 'und', null],
  ['what most of it is in', GERMAN.repeat(90) + ENGLISH.repeat(20), undefined, 'de'],
])('%s', async (_, text, declared, expected) => {
  expect(await tellLanguage([{ title: 'Tides', text }], declared)).toBe(expected);
});
