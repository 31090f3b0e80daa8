import { expect, test } from 'vitest';

import { isUpheld, standsAlone } from './standing-alone.ts';

const peopleIn = (sentence: string) =>
  [...sentence.matchAll(/Darwin|Ada Lovelace/g)].map(({ 0: name, index }) => index + name.length);

test.each([
  'Darwin sailed around the world on a small ship of the navy in 1831.',
  'Ada Lovelace wrote notes on a machine of which only a part was ever built in her life.',
  'A meridian is a line on the surface of the earth from pole to pole.',
  'Venice ruled the trade in pepper until Lisbon found a way around Africa.',
  'The first map of England was printed in 1570 by Ortelius.',
  'The king of Spain sent three ships to the west in the summer of 1492.',
])('stands alone: %s', (sentence) => {
  expect(standsAlone(sentence, peopleIn(sentence))).toBe(true);
});

test.each([
  ['a pronoun without a person', 'In 1831 he sailed around the world on a small ship of the navy.'],
  ['a pronoun for a thing', 'Darwin published it in London after twenty years of doubt and work.'],
  ['a connective', 'However, Darwin sailed around the world on a small ship in 1831.'],
  [
    'a connective of two words',
    'In short, a sonata is a symphony that is written for a solo instrument.',
  ],
  ['what comes later', 'Barter was the first kind of trade, as will be explained with coins.'],
  ['a noun spoken of before', 'The expedition was equipped in Plymouth and set sail in 1831.'],
  ['a question spoken of before', 'Huxley and Wilberforce debated the question in Oxford in 1860.'],
  ['a noun left out', 'Darwin wrote two books on corals and published the first in 1842.'],
  ['pointing words', 'Darwin saw these birds on several islands of the Pacific in 1835.'],
  ['the reader', 'Readers will remember that we have met Darwin before on his ship.'],
  ['a part of a sentence', 'and sailed around the world on a small ship of the navy in 1831.'],
  ['speech', 'Darwin wrote “I think” above the sketch of a tree in a red notebook.'],
  ['a code', 'HMS Beagle carried H4 to the south together with 21 other watches.'],
  ['too little', 'Darwin sailed in 1831.'],
])('does not stand alone: %s', (_, sentence) => {
  expect(standsAlone(sentence, peopleIn(sentence))).toBe(false);
});

test('what the next sentence takes back is not upheld', () => {
  expect(isUpheld('So wrote an archbishop in 1650.')).toBe(false);
  expect(isUpheld('Historians have looked for these riots in vain.')).toBe(false);
  expect(isUpheld('A second ship followed.')).toBe(true);
  expect(isUpheld(undefined)).toBe(true);
});
