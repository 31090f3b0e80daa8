import { Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type ItemsByRules, MEASURED_WORLD, itemsByRules } from '../../testing/items-by-rules.ts';
import { chunksOf } from '../parsing/chunks.ts';
import { type ExtractInput, extractDrafts } from './extracting.ts';

const LEAST_PER_1000_WORDS = 3;

describe('a book of 20,000 words, without a network', () => {
  let made: ItemsByRules;

  beforeAll(async () => {
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => {
      throw new Error('There is no network here');
    });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('There is no network here'));
    made = await itemsByRules(MEASURED_WORLD, 1);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  test('gives at least three items per 1,000 words that pass every check, none twice', () => {
    expect(made.words).toBeGreaterThanOrEqual(20_000);
    const least = (LEAST_PER_1000_WORDS * made.words) / 1000;
    expect(made.questions.length).toBeGreaterThanOrEqual(least);
    expect(made.flashcards.length).toBeGreaterThanOrEqual(least / 2);
  });

  test('gives all kinds, and as many false statements as true ones', () => {
    const kinds = new Set(made.questions.map(({ item }) => item.type));
    expect(kinds).toEqual(new Set(['mcq', 'true_false', 'match_pairs', 'arrange_list']));
    const statements = made.questions.flatMap(({ item }) =>
      item.type === 'true_false' ? [item.answer] : [],
    );
    const share = statements.filter(Boolean).length / statements.length;
    expect(share).toBeGreaterThanOrEqual(0.4);
    expect(share).toBeLessThanOrEqual(0.6);
  });

  test('quotes the book byte for byte', () => {
    for (const { place } of [...made.questions, ...made.flashcards]) {
      const text = made.chapters[place.chapter]?.text ?? '';
      expect(text.slice(place.start, place.end)).toBe(place.quote);
    }
  });

  test('has each answer from its quote', () => {
    const astray = made.questions.filter(({ item, place }) => {
      if (item.type === 'mcq')
        return !place.quote.toLowerCase().includes(item.answer.toLowerCase());
      return item.type === 'true_false' && (item.text === place.quote) !== item.answer;
    });
    expect(astray).toEqual([]);
  });
});

const chapters = [
  {
    title: 'Telescopes',
    text:
      'Hans Lippershey applied for a patent on a telescope at The Hague in 1608. Galileo Galilei ' +
      'built a telescope of his own at Padua in 1609. Isaac Newton showed a telescope with a curved ' +
      'mirror to friends in London in 1671. William Herschel discovered the planet Uranus from a ' +
      'garden in Bath in 1781. He had been a musician.\n\n' +
      'The instrument was a success. However, it was not cheap. William Parsons finished a telescope ' +
      'of 18 metres at Birr Castle in Ireland in 1845. George Hale opened an observatory on Mount ' +
      'Wilson in California in 1904.',
  },
];
const input: ExtractInput = {
  chapters,
  chunks: chunksOf(chapters),
  what: 'questions',
  wanted: 20,
  seed: 1,
  taken: [],
};

test('equal input gives equal drafts, another seed others', () => {
  expect(extractDrafts(input)).toEqual(extractDrafts(input));
  expect(extractDrafts({ ...input, seed: 2 })).not.toEqual(extractDrafts(input));
});

test('what leans on other sentences is left out', () => {
  const quotes = extractDrafts(input).map(({ quote }) => quote);
  expect(quotes.length).toBeGreaterThanOrEqual(3);
  expect(quotes.join(' ')).not.toMatch(/He had been|The instrument|However/);
});

test('no more than is wanted, and nothing of what is taken', () => {
  const [first, ...others] = extractDrafts({ ...input, wanted: 2 });
  expect(others).toHaveLength(1);
  const taken = first === undefined ? [] : [first];
  const quotes = extractDrafts({ ...input, taken }).map(({ quote }) => quote);
  expect(quotes).not.toContain(first?.quote);
  expect(extractDrafts({ ...input, chunks: [] })).toEqual([]);
});

test.each([
  ['no words', ''],
  ['nothing but names', 'Ada Bob Cyd Dan '.repeat(5000)],
  ['a name without end', 'King of King of '.repeat(5000)],
  ['nothing but initials', 'A. B. C. D. '.repeat(5000)],
  ['speech that never ends', '“In 1850” said Paris, “we” '.repeat(5000)],
  ['another script', '这是一个句子。'.repeat(5000)],
])('%s: no drafts, and no hanging', (_, text) => {
  const odd = [{ title: 'Odd', text }];
  expect(extractDrafts({ ...input, chapters: odd, chunks: chunksOf(odd).slice(0, 3) })).toEqual([]);
});

test('flashcards ask and answer from one sentence', () => {
  const cards = extractDrafts({ ...input, what: 'flashcards' }).map(({ item }) => item);
  expect(cards).toContainEqual({
    type: 'flashcard',
    front: 'In which year did William Herschel discover the planet Uranus from a garden in Bath?',
    back: '1781',
  });
});
