import type { Makeable } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { explainingText } from '../../../testing/explaining-text.ts';
import type { Chapter } from '../../book-text.ts';
import { type ProseItem, proseItems } from './prose-items.ts';

const chapters = explainingText({ chapters: 6 });
const yieldOf = (text: readonly Chapter[], what: Makeable, language: string | null = null) =>
  proseItems(text, { language, what });
const book = (text: string) => [{ title: 'Tides', text }];

describe('what the prose of a text gives', () => {
  const { fit, items } = yieldOf(chapters, 'questions');

  test('is what it says that something is, to be chosen among others of the text', () => {
    expect(fit).toBe('fit');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const { answer, distractors, text } = asChoice(item);
      expect(text).toMatch(/^Which of these is a tool that \w+ the \w+ of a \w+\?$/);
      expect(text).not.toContain(answer);
      expect(distractors).toHaveLength(3);
      expect(distractors).not.toContain(answer);
      expect(chapters.map((chapter) => chapter.text).join(' ')).toContain(distractors[0]);
    }
  });

  test('is asked of whole sentences', () => {
    for (const { quote } of items) {
      const { start, end, chapter } = quote;
      expect(chapters[chapter]?.text.slice(start, end)).toMatch(/^\p{Lu}[^.]*\.$/u);
    }
  });

  test('is the same whenever it is asked', () => {
    expect(yieldOf(chapters, 'questions').items).toEqual(items);
  });
});

test('cards come of what a sentence says that something is', () => {
  const { items } = yieldOf(chapters, 'flashcards');
  expect(items[0]?.item).toEqual({
    type: 'flashcard',
    front: 'What is a river gauge?',
    back: 'A tool that shows the salinity of a delta',
  });
});

test('a sentence that the next one takes back gives nothing', () => {
  const text = 'A tide is a wave that the wind makes. This was wrong, as is well known today.';
  expect(yieldOf(book(text), 'flashcards').items).toEqual([]);
});

test('a story gives nothing', () => {
  const memoir = 'I had a boat, and my brother was with me. I went out and thought of him. '.repeat(
    9,
  );
  expect(yieldOf(book(memoir), 'questions')).toEqual({ fit: 'story', items: [] });
});

test('prose in another language gives nothing', () => {
  const german =
    'Die Reibung der Gezeiten bremst die Drehung der Erde und verlängert den Tag. '.repeat(9);
  expect(yieldOf(book(german), 'questions')).toEqual({ fit: 'foreign', items: [] });
  expect(yieldOf(chapters, 'questions', 'de')).toEqual({ fit: 'foreign', items: [] });
});

function asChoice(item: ProseItem | undefined) {
  if (item?.item.type !== 'mcq') throw new Error('No choice');
  return item.item;
}
