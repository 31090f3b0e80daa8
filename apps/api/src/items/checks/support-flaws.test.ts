import { GAP } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import {
  arrangeList,
  flashcard,
  matchPairs,
  mcq,
  trueFalse,
} from '../../testing/sample-content.ts';
import { composeQuestion } from '../compose-item.ts';
import type { ItemContent } from '../item-content.ts';
import { supportFlaws } from './support-flaws.ts';

const passage =
  'Apes are mammals. A hen is a bird. The cod is a fish of cold seas. Most metals are solid in a ' +
  'warm room. Mercury stays liquid down to minus thirty-nine degrees, and old thermometers were ' +
  'filled with it. Fahrenheit made the first good one in 1714. Iron melts at 1,538 degrees. Later, ' +
  'alcohol took its place. The First World War came after the Crimean War.';
const quote = 'Mercury stays liquid down to minus thirty-nine degrees';
const book = { title: 'The Year 1742', author: 'Anders Celsius' };
const flaws = (content: ItemContent) =>
  supportFlaws(content, { quote, passage, book }).map(({ detail }) => detail);

const plain = 'Mercury is still liquid when the others are solid, in winter and summer alike.';
const quiet = { explanation: plain };
const said = (text: string, answer: boolean) => {
  const content = trueFalse(text, answer);
  return { ...content, answerKey: { ...content.answerKey, ...quiet } };
};

const written = (text: string, answer: string) =>
  composeQuestion(
    { type: text.includes(GAP) ? 'cloze' : 'typed', text, answer, explanation: plain },
    null,
    1,
  );

test.each<[string, ItemContent]>([
  ['a key from the quote', mcq(quiet)],
  [
    'title and author in the explanation',
    mcq({ explanation: 'Of the metals that Celsius knew in 1742, mercury alone is liquid.' }),
  ],
  ['a number in digits', mcq({ ...quiet, options: ['12 degrees', '39 degrees', '99 degrees'] })],
  ['a written answer', written('Which metal is liquid in a warm room?', 'mercury')],
  ['a sentence with a gap', written('Old thermometers were filled with _____.', 'mercury')],
  ['a sentence further on', mcq({ ...quiet, options: ['Coal', 'Fahrenheit', 'Gold'] })],
  ['a true statement', said('Old thermometers were filled with mercury.', true)],
  ['a false statement on the matter', said('Mercury turns solid in a warm room.', false)],
  [
    'a true one in words of its own, in the author’s name',
    said('In the account of Celsius, thermometers held some fluid matter.', true),
  ],
  [
    'a false one in words of its own',
    said('Celsius praises glassblowers for selling thermometers cheaply.', false),
  ],
  [
    'a list with an entry that does not belong',
    composeQuestion(
      {
        type: 'arrange_list',
        text: 'Put the fillings of thermometers in order.',
        order: ['Mercury', 'Alcohol'],
        foreign: ['Gallium'],
        explanation: plain,
      },
      null,
      1,
    ),
  ],
  [
    'a number of the question, with which another one is reckoned',
    mcq({
      ...quiet,
      stem: 'A room has 52 degrees. How far is that from 1,538?',
      options: ['1,376 degrees', '1,486 degrees', '1,590 degrees'],
    }),
  ],
  [
    'a number beside the right one',
    mcq({ options: ['12', '39', '1,538'], explanation: 'It is far from the 1,538 of iron.' }),
  ],
  [
    'pairs anywhere in the passage',
    { ...matchPairs(), answerKey: { ...matchPairs().answerKey, ...quiet } },
  ],
  ['a back in the quote’s words', flashcard('What filled old thermometers?', 'Liquid mercury')],
  ['a name of the options', mcq({ explanation: 'It stays liquid, unlike Iron and the rest.' })],
])('borne out: %s', (_, content) => {
  expect(flaws(content)).toEqual([]);
});

test.each<[string, ItemContent, string]>([
  ['a key from elsewhere', mcq({ ...quiet, options: ['Iron', 'Gallium', 'Copper'] }), 'Only 0 %'],
  [
    'a number of the sentence after',
    mcq({ ...quiet, options: ['1709', '1714', '1724'] }),
    '“1714”',
  ],
  ['a true statement on something else', said('Bismuth expands while freezing.', true), 'Only 0 %'],
  [
    'a false one on something else',
    said('Bismuth shrinks while freezing.', false),
    'The passage does not speak of',
  ],
  [
    'a false one that is said',
    said('Most metals are solid in a warm room.', false),
    'The key is FALSE',
  ],
  [
    'a pair that is not there',
    matchPairs({
      left: ['Ape', 'Hen', 'Eel'],
      answer: { Ape: 'Mammal', Hen: 'Bird', Eel: 'Fish' },
    }),
    '“Eel – Fish”',
  ],
  ['an entry that is not there', arrangeList(), '“Hundred Years War”'],
  [
    'a written answer from elsewhere',
    written('Which metal melts in a hand?', 'gallium'),
    'Only 0 %',
  ],
  ['a sentence from elsewhere', written('In frost _____ expands as ice does.', 'mercury'), 'Only '],
  ['a back from elsewhere', flashcard('What is solid?', 'Gallium and bismuth'), 'Only 0 %'],
  ['a number in the explanation', mcq({ explanation: 'It boils at 357 degrees.' }), '“357”'],
  [
    'a name in the explanation',
    mcq({ explanation: 'It was known to Aristotle too.' }),
    '“Aristotle”',
  ],
])('not borne out: %s', (_, content, detail) => {
  expect(flaws(content)).toEqual([expect.stringContaining(detail)]);
});

test('without the quote there is nothing to compare with', () => {
  expect(supportFlaws(mcq(), { quote: 'Gallium melts in the hand', passage, book })).toEqual([]);
});

test.each([
  ['Welchen Preis hat die Wärme in Celsius’ Gleichnis?', []],
  ['Welchen Preis hat die Wärme in Fahrenheits Gleichnis?', []],
  ['Welchen Preis hat die Wärme in Kaiser Ottos Gleichnis?', ['“Ottos”']],
  ['Which lunar month did the Moon begin?', []],
  ['In which town of Switzerland did Celsius live?', ['“Switzerland”']],
  ['In which town of Denmark did Celsius live?', []],
])('names that a question takes for granted: %s', (front, unknown) => {
  const danish = `${passage} A Danish monk counted lunar days.`;
  const found = supportFlaws(flashcard(front, 'Mercury'), { quote, passage: danish, book })
    .filter(({ check }) => check === 'invented premise')
    .flatMap(({ detail }) => detail.match(/^“[^”]*”/) ?? []);
  expect(found).toEqual(unknown);
});

test.each([
  ['in its own words', 'Those that reach fourscore winters flow freely.', 0],
  [
    'of nothing that the passage knows',
    'Vikings, monks and weavers quarrelled about herring prices daily.',
    1,
  ],
])('an explanation %s', (_, explanation, expected) => {
  expect(flaws(mcq({ explanation }))).toHaveLength(expected);
});
