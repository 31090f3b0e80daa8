import type { QuestionKind } from '@morsel/sdk/domain';
import { cardTheme } from '@morsel/sdk/rules';
import { rankFeed } from '@morsel/sdk/rules/schedule';
import { describe, expect, test } from 'vitest';

import { flawsOfBook } from '../items/checks/check-book.ts';
import { flawsOf } from '../items/checks/check-item.ts';
import { echoFlaws } from '../items/checks/echo-balance.ts';
import { balanceFlaws } from '../items/checks/key-balance.ts';
import { sentencesOf } from '../items/checks/sentences.ts';
import { libraryTable, shareOfNames } from '../testing/library-table.ts';
import { phoneCardFlaws } from '../testing/phone-card.ts';
import { composeItems } from './compose-book-items.ts';
import { DEFAULT_SHELF } from './default-shelf.ts';
import { readLibrary } from './read-library.ts';

const KINDS = ['mcq', 'true_false', 'match_pairs', 'arrange_list'] as const;
const MOST_NAMES = 0.4;

const books = readLibrary().map((book) => ({ book, title: book.title, items: composeItems(book) }));
const contents = books.map(({ items }) => items.map(({ content }) => content));

test('there are twenty books, four for each topic', () => {
  const table = libraryTable([
    ...books.map(({ title }, index) => ({ title, contents: contents[index] ?? [] })),
    { title: 'All', contents: contents.flat() },
  ]);
  process.stdout.write(`${table}\n`);
  const topics = Map.groupBy(books, ({ book }) => book.topic);
  expect(Object.fromEntries([...topics].map(([topic, of]) => [topic, of.length]))).toEqual({
    Psychology: 4,
    Startup: 4,
    Business: 4,
    History: 4,
    Science: 4,
  });
});

describe.each(books)('$title', ({ book, items }) => {
  const { questions, flashcards, description } = book;
  const contents = items.map(({ content }) => content);

  test('has enough of each kind', () => {
    const ofKind = (...kinds: QuestionKind[]) =>
      questions.filter(({ type }) => kinds.includes(type)).length;
    expect([questions.length, flashcards.length]).toEqual([36, 16]);
    for (const kind of KINDS) expect(ofKind(kind)).toBeGreaterThanOrEqual(4);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  test.each(items)('$libraryKey has no flaw', ({ content }) => {
    expect([...flawsOf(content), ...phoneCardFlaws(content)]).toEqual([]);
  });

  test('asks nothing twice, and gives no pattern away', () => {
    expect(flawsOfBook(contents)).toEqual([]);
  });

  test('asks for ideas more than for names and dates', () => {
    expect(shareOfNames(contents)).toBeLessThanOrEqual(MOST_NAMES);
  });

  test('explains in two or three sentences', () => {
    const sentences = questions.map(({ key, explanation }) => ({
      key,
      count: sentencesOf(explanation).length,
    }));
    expect(sentences.filter(({ count }) => count < 2 || count > 3)).toEqual([]);
  });

  test('is written easiest first', () => {
    for (const entries of [questions, flashcards]) {
      const levels = entries.map(({ difficulty }) => difficulty);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    }
  });
});

test('the library as a whole gives no pattern away', () => {
  expect([...balanceFlaws(contents.flat()), ...echoFlaws(contents.flat())]).toEqual([]);
});

describe('the default shelf', () => {
  const shelf = DEFAULT_SHELF.map((key) => books.find(({ book }) => book.key === key));

  test('has three books of different topics', () => {
    expect(new Set(shelf.map((entry) => entry?.book.topic)).size).toBe(3);
    expect(shelf).not.toContain(undefined);
  });

  test('has cards of three themes in a new database, where the books stand in their order', () => {
    const themes = DEFAULT_SHELF.map((key) =>
      cardTheme(books.findIndex(({ book }) => book.key === key) + 1),
    );
    expect(new Set(themes).size).toBe(3);
  });

  test.each([1, 2, 3, 4, 5, 1000])('a first feed is a mix of easy cards (seed %d)', (seed) => {
    const candidates = shelf.flatMap((entry, shelfPlace) =>
      (entry?.items ?? []).map(({ position, difficulty, idea, demand, content }) => ({
        itemId: shelfPlace * 100 + position,
        bookId: shelfPlace,
        kind: content.kind,
        idea,
        demand,
        difficulty,
        position,
      })),
    );
    const byId = new Map(candidates.map((candidate) => [candidate.itemId, candidate]));
    const first = rankFeed(candidates, { now: 0, seed })
      .slice(0, 10)
      .map((id) => byId.get(id));
    const kinds = new Set<string | undefined>(first.map((item) => item?.kind));
    expect([...KINDS, 'flashcard'].filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(new Set(first.map((item) => item?.bookId)).size).toBe(3);
    expect(first.map((item) => item?.difficulty)).toEqual(Array.from({ length: 10 }, () => 1));
  });
});
