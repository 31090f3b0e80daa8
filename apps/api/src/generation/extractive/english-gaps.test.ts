import { expect, test } from 'vitest';

import { gapsOf } from './bite-gaps.ts';
import { readText } from './read-text.ts';

/** What is hidden of the first sentence of a text, best first. */
function hiddenIn(sentence: string, { language = 'en', others = '', before = '' } = {}): string[] {
  const text = readText([{ title: 'Tides', text: `${sentence}\n\n${others}` }], language);
  const [first] = text.sentences;
  return first === undefined
    ? []
    : gapsOf(first, text, before).map(({ start, end }) => sentence.slice(start, end));
}

test.each([
  [
    'A meridian is a line on the surface of the earth that joins both poles.',
    'meridian',
    'the term that is defined',
  ],
  [
    'The change of a signal from light into a current is known as transduction.',
    'transduction',
    'the term that is named',
  ],
  [
    'Short-term memory (STM) is a temporary storage system that holds sensory memory for a while.',
    'Short-term memory (STM)',
    'a term with its letters',
  ],
  [
    'Immanuel Kant is generally regarded as the greatest of the modern philosophers.',
    'Immanuel Kant',
    'the name that a sentence is about',
  ],
])('of “%s” it hides “%s”: %s', (sentence, hidden) => {
  expect(hiddenIn(sentence)[0]).toBe(hidden);
});

test.each([
  ['Psychological tests are one of several areas of the field.', 'areas'],
  ['Docker images are shared with other users by means of a registry.', 'shared'],
  ['Composite types are created whenever the user creates a table.', 'user'],
  ['The tower of the castle stands on a rock above the harbour and the castle is old.', 'castle'],
  ['A slaveholder could sell the slaves of his plantation in any harbour.', 'slaves'],
  ['The minus operator (-) is used for subtraction in every language.', 'minus operator'],
  ['In a system with no overarching governing body, treaties define the norms.', 'governing'],
  ['The board is a panel known as the institutional review board (IRB).', 'IRB'],
])('of “%s” it never hides “%s”', (sentence, hidden) => {
  expect(hiddenIn(sentence)).not.toContain(hidden);
});

test('a noun is hidden with what says which one', () => {
  const sentence = 'Microbes in the soil break down environmental contaminants.';
  expect(hiddenIn(sentence)).toContain('environmental contaminants');
});

test('nothing is hidden that the sentence before shows', () => {
  const sentence = 'The friction of the tides slows the earth.';
  expect(hiddenIn(sentence, { before: 'Tidal friction is weak.' })).not.toContain('friction');
  expect(hiddenIn(sentence)).toContain('friction');
});

test('where no word is fit nothing is hidden', () => {
  expect(hiddenIn('The way of the thing is a part of the whole matter.')).toEqual([]);
});

test.each([
  ['de', 'Die Karte zeigt den Hafen, sodass Informationen über Riffe sichtbar werden.', 'sodass'],
  ['de', 'Die Option wählt den Hafen nach der Tiefe des Wassers aus.', 'Option'],
  ['fr', 'Le port peut recevoir les navires de la marine royale en hiver.', 'peut'],
  ['fr', 'Les bouées sont placées devant le port selon la profondeur.', 'placées'],
])('in %s, of “%s” it hides nothing with “%s”', (language, sentence, word) => {
  const hidden = hiddenIn(sentence, { language });
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.join(' | ')).not.toContain(word);
});
