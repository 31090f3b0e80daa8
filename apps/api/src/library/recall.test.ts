import { describe, expect, test } from 'vitest';

import type { BookFile, QuestionEntry } from './book-file.ts';
import { composeItems } from './compose-book-items.ts';
import { readLibrary } from './read-library.ts';

const IDEAS = 15;
const LEAST_APPLIED = 8;
const LEAST_WRITTEN = 6;
const LEAST_SURPLUS = 1 / 3;
const MOST_BACK_WORDS = 12;
const LEAST_BRIEF_BACKS = 3 / 4;

const books = readLibrary();

describe.each(books)('$title', (book) => {
  const { ideas = [], questions, flashcards } = book;

  test('has fifteen ideas, and items for each of them', () => {
    const asked = new Set([...questions, ...flashcards].map(({ idea }) => idea));
    expect(asked).toEqual(new Set(ideas.map(({ key }) => key)));
    expect(ideas).toHaveLength(IDEAS);
  });

  test('asks to apply and to produce, not to recognise alone', () => {
    const applied = composeItems(book).filter(({ demand }) => demand === 'apply');
    expect(applied.length).toBeGreaterThanOrEqual(LEAST_APPLIED);
    const written = questions.filter(({ type }) => type === 'typed' || type === 'cloze');
    expect(written.length).toBeGreaterThanOrEqual(LEAST_WRITTEN);
  });

  test('gives no last pair and no last place away', () => {
    const matchings = questions.filter(({ type }) => type === 'match_pairs');
    const withSurplus = matchings.filter((entry) => 'surplus' in entry);
    expect(withSurplus.length / matchings.length).toBeGreaterThanOrEqual(LEAST_SURPLUS);
    expect(questions.some((entry) => 'foreign' in entry)).toBe(true);
  });

  test('has brief backs', () => {
    const brief = flashcards.filter(({ back }) => back.split(/\s+/).length <= MOST_BACK_WORDS);
    expect(brief.length / flashcards.length).toBeGreaterThanOrEqual(LEAST_BRIEF_BACKS);
  });

  test.each(questions)('$key tells why wrong answers are wrong', (entry) => {
    expect(missingReasons(entry)).toEqual([]);
  });
});

/** Wrong answers that need a reason and have none, or how many reasons are too few. */
function missingReasons(entry: QuestionEntry): string[] {
  const reasons = reasonsOf(entry);
  const told = new Set(reasons.map(({ mistake: [first = ''] }) => first));
  switch (entry.type) {
    case 'mcq':
      return entry.distractors.filter((distractor) => !told.has(distractor));
    case 'match_pairs':
      return reasons.length < 2 ? [`${reasons.length} confusions are told apart`] : [];
    case 'arrange_list': {
      const foreign = (entry.foreign ?? []).filter((step) => !told.has(step));
      return reasons.length === 0 ? ['no slip is explained'] : foreign;
    }
    case 'true_false':
    case 'typed':
    case 'cloze':
      return [];
  }
}

const reasonsOf = (entry: BookFile['questions'][number]) =>
  ('reasons' in entry ? entry.reasons : undefined) ?? [];
