import type { TopicName } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import type { BookFile } from '../library/book-file.ts';
import { readLibrary } from '../library/read-library.ts';
import { likelyTopic } from './likely-topic.ts';

const named = (title: string) => likelyTopic({ title, description: '' });

test.each<[string, TopicName | undefined]>([
  ['The Power of Habit', 'Psychology'],
  ['Emotional Intelligence', 'Psychology'],
  ['The Body Keeps the Score: Brain, Mind, and Body in the Healing of Trauma', 'Psychology'],
  ['Drive: The Surprising Truth About What Motivates Us', 'Psychology'],
  ['The $100 Startup', 'Startup'],
  ['Founders at Work', 'Startup'],
  ['Venture Deals', undefined],
  ['Rich Dad Poor Dad', 'Business'],
  ['The Psychology of Money', undefined],
  ['Competitive Strategy', 'Business'],
  ['Principles of Marketing', 'Business'],
  ['SPQR: A History of Ancient Rome', 'History'],
  ['The Diary of a Young Girl', 'History'],
  ['War and Peace', 'History'],
  ['The Silk Roads: A New History of the World', 'History'],
  ['Cosmos', 'Science'],
  ['The Origin of Species', 'Science'],
  ['Astrophysics for People in a Hurry', undefined],
  ['The Double Helix: The Discovery of the Structure of DNA', 'Science'],
  ['Seven Brief Lessons on Physics', 'Science'],
  ['Meditations', undefined],
  ['Emma', undefined],
  ['', undefined],
  ['الحرب والسلام', undefined],
])('%j by its title: %s', (title, topic) => {
  expect(named(title)).toBe(topic);
});

test('a word is a whole one, unless it may have other endings', () => {
  expect(named('Starting Over')).toBeUndefined();
  expect(named('The Warden')).toBeUndefined();
  expect(named('Philosophical Physicists')).toBe('Science');
});

test('the title counts more than the description, and together they may decide', () => {
  const description = 'How markets and prices change.';
  expect(likelyTopic({ title: 'The Quantum', description })).toBe('Science');
  expect(likelyTopic({ title: 'Emma', description })).toBe('Business');
});

describe('a text', () => {
  const filler = 'the house by the lake was quiet that day and nobody came '.repeat(100);

  test('tells what title and description do not', () => {
    const text = `${filler} ${'The neutron star and its planets keep their atoms. '.repeat(20)}`;
    expect(likelyTopic({ title: 'A Walk', description: '', text })).toBe('Science');
  });

  test('says no more for being long, and is read in part', () => {
    const text = `The king went to war. ${filler.repeat(300)}`;
    expect(likelyTopic({ title: 'Atoms', description: '', text })).toBe('Science');
  });
});

describe('the built-in library', () => {
  const books = readLibrary();

  const toldOf = (topicOf: (book: BookFile) => TopicName | undefined) => ({
    right: books.filter((book) => topicOf(book) === book.topic).length,
    undecided: books.filter((book) => topicOf(book) === undefined).length,
  });

  test('is told right from title and description, or left undecided', () => {
    expect(toldOf(likelyTopic)).toEqual({ right: 17, undecided: 3 });
  });

  // Books on founding companies speak of business more than of startups.
  test('is told right from what is asked about it, but for books that lie between two', () => {
    const asked = ({ questions, flashcards }: BookFile) => JSON.stringify([questions, flashcards]);
    const told = toldOf((book) => likelyTopic({ ...book, text: asked(book) }));
    expect(told.right).toBeGreaterThanOrEqual(16);
    expect(told.undecided).toBe(0);
  });
});
