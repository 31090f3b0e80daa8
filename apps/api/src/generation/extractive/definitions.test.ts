import { expect, test } from 'vitest';

import { definitionIn, glossaryEntry } from './definitions.ts';

const isName = (word: string) => word === 'Paris';

test.each([
  {
    sentence: 'A meridian is a line on the earth from pole to pole.',
    term: 'meridian',
    asks: ['Which of these is a line on the earth from pole to pole?', 'What is a meridian?'],
  },
  {
    sentence: 'Latent heat is the heat that a body takes up in melting.',
    term: 'latent heat',
    asks: ['Which of these is the heat that a body takes up in melting?', 'What is latent heat?'],
  },
  {
    sentence: 'The line from which longitude is counted is called the prime meridian.',
    term: 'prime meridian',
    asks: [
      'What is the line from which longitude is counted called?',
      'What does the name “prime meridian” stand for?',
    ],
  },
])('$sentence', ({ sentence, term, asks }) => {
  const definition = definitionIn(sentence, isName);
  expect(definition?.term).toBe(term);
  expect([definition?.askForTerm, definition?.askForDescription]).toEqual(asks);
});

test.each([
  'The problem is a question of money and of time.',
  'The best of them is a ship that nobody has seen.',
  'A meridian is long.',
  'Paris is a city of light that everybody should see once.',
])('no definition: %s', (sentence) => {
  expect(definitionIn(sentence, isName)).toBeUndefined();
});

test('an entry of a glossary', () => {
  expect(glossaryEntry('Isobar: a line on a map that joins places of equal pressure.')).toEqual({
    term: 'isobar',
    description: 'a line on a map that joins places of equal pressure',
    askForTerm: 'Which of these is a line on a map that joins places of equal pressure?',
    askForDescription: 'What does “isobar” mean?',
  });
  expect(glossaryEntry('Note: see page 12 for more about this.')).toBeUndefined();
});
