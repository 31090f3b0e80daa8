import { expect, test } from 'vitest';

import { composeItem, type AuthoredItem } from '../compose-item.ts';
import { hintsOf } from './reading-hints.ts';

const quote = 'Mercury stays liquid in a warm room, so old thermometers were filled with it.';
const passage = `${quote} Galileo had used air and water. Merchants sold the silver metal in flasks.`;
const evidence = { quote, passage, book: { title: 'Metals', author: '' } };

const sound = {
  type: 'mcq' as const,
  text: 'What were old thermometers filled with?',
  answer: 'Mercury',
  distractors: ['Water', 'Air', 'Silver'],
  explanation: 'Mercury stays liquid in a warm room.',
};

const hints = (item: AuthoredItem) => hintsOf(composeItem(item, null, 1), evidence);

test('a sound item has none', () => {
  expect(hints(sound)).toEqual([]);
});

test.each([
  ['a pronoun without a name', { text: 'What helped it in a warm room?' }, /“it”/],
  [
    'options of nothing in the passage',
    { distractors: ['Marmalade', 'Candle wax', 'Goose feathers'] },
    /absurd/,
  ],
  [
    'an explanation that adds much',
    {
      explanation: 'Mercury boils beyond summer kitchens, whose ovens reach higher degrees daily.',
    },
    /explain more/,
  ],
  [
    'a key that repeats the question',
    {
      text: 'What liquid in a warm room were old thermometers filled with?',
      answer: 'A liquid metal of the warm room',
    },
    /alone repeats/,
  ],
  [
    'a quote of another place',
    { text: 'Who sold flasks of silver metal?', answer: 'Merchants' },
    /another place/,
  ],
])('%s is pointed out', (_, change, hint) => {
  expect(hints({ ...sound, ...change })).toContainEqual(expect.stringMatching(hint));
});

test('a card that adds to the passage is pointed out', () => {
  const back = 'Mercury stays liquid, as Swedish glassblowers discovered.';
  const card = { type: 'flashcard' as const, front: 'What filled old thermometers?', back };
  expect(hints(card)).toContainEqual(expect.stringMatching(/explain more/));
});

test.each([
  ['de', 'Was muss man tun, wenn er gefallen ist?', 'Was tut der Kessel, wenn er gefallen ist?'],
  ['ja', 'なぜ彼はそこへ行ったのか。', '忠敬が江戸で天文学を学んだのは、その師に何を習うためか。'],
])('a pronoun leans in %s where nothing is named', (_, leaning, standing) => {
  const front = (text: string) => hints({ type: 'flashcard', front: text, back: 'x' });
  const leans = expect.stringMatching(/says what it stands for/);
  expect(front(leaning)).toContainEqual(leans);
  expect(front(standing)).not.toContainEqual(leans);
});
