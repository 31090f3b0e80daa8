import { expect, test } from 'vitest';

import { askingForNamesOrDates } from './names-and-dates.ts';
import { arrangeList, flashcard, matchPairs, mcq, trueFalse } from './sample-content.ts';

const stem = 'Put these in order, first to last.';
const jobs = ['Led a fleet', 'Held a fort', 'Lost a battle'];

test.each([
  ['a person', mcq({ options: ['Marie Curie', 'Lise Meitner', 'Emmy Noether'] })],
  ['a country', mcq({ options: ['Germany', 'France', 'Spain'] })],
  ['a year', mcq({ options: ['In 1914', 'In 1915', 'In 1916'] })],
  ['an amount', mcq({ options: ['About $200', 'About $100', 'About $500'] })],
  ['names on the left', matchPairs({ left: ['Souchon', 'Leman', 'John French'], right: jobs })],
  ['names on the right', matchPairs({ left: jobs, right: ['Leman', 'Foch', 'John French'] })],
  ['sizes', matchPairs({ left: ['14-inch', '8-inch', '5.25-inch'], right: jobs })],
  ['years in a list', arrangeList({ stem, options: ['The war of 1870', 'The Marne', 'Verdun'] })],
  ['order of time', arrangeList({ stem: 'Put these events in order, earliest first.' })],
])('asks for names or dates: %s', (_, content) => {
  expect(askingForNamesOrDates([content])).toEqual([content]);
});

test.each([
  ['an idea', mcq({ options: ['Long wars', 'Diseases from the Old World'] })],
  ['a term', mcq({ options: ['Scarcity', 'Reciprocation', 'Authority'] })],
  [
    'a count in a sentence',
    mcq({ options: ['Ten from the start', 'Two, after there had been ten'] }),
  ],
  ['terms', matchPairs({ left: ['Gravity', 'Light', 'Isaac Newton'], right: jobs })],
  ['a statement', trueFalse('The war began in 1914.')],
  ['steps', arrangeList({ stem, options: ['Plan the work', 'Do it', 'Look at it'] })],
  ['a flashcard', flashcard('Who led the fleet?', 'Souchon')],
])('asks for something else: %s', (_, content) => {
  const withSmallWords = flashcard('What are gravity and light?', 'They are of physics.');
  expect(askingForNamesOrDates([content, withSmallWords])).toEqual([]);
});

test('a lone word is a name where the book writes it so inside a sentence', () => {
  const asked = mcq({ options: ['Eckerd', 'Kroger', 'Abbott'] });
  expect(askingForNamesOrDates([asked])).toEqual([]);
  const telling = flashcard('What did the chiefs of Kroger see?', 'That shops must grow.');
  expect(askingForNamesOrDates([asked, telling])).toEqual([asked]);
});
