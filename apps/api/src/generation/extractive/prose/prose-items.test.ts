import { expect, test } from 'vitest';

import { explainingText } from '../../../testing/explaining-text.ts';
import type { Chapter } from '../../book-text.ts';
import { proseItems } from './prose-items.ts';

const chapters = explainingText({ chapters: 6 });
const yieldOf = (text: readonly Chapter[], language: string | null = null) =>
  proseItems(text, language);
const book = (text: string) => [{ title: 'Tides', text }];
const frontsOf = (text: string) =>
  yieldOf(book(text)).items.flatMap(({ item }) => (item.type === 'flashcard' ? [item.front] : []));

test('cards come of what a sentence says that something is', () => {
  const { fit, items } = yieldOf(chapters);
  expect(fit).toBe('fit');
  expect(items[0]?.item).toEqual({
    type: 'flashcard',
    front: 'What is a river gauge?',
    back: 'A tool that shows the salinity of a delta',
  });
});

test('whole sentences are quoted', () => {
  for (const { quote } of yieldOf(chapters).items) {
    const { start, end, chapter } = quote;
    expect(chapters[chapter]?.text.slice(start, end)).toMatch(/^\p{Lu}[^.]*\.$/u);
  }
});

test('what a text gives is the same whenever it is asked', () => {
  expect(yieldOf(chapters)).toEqual(yieldOf(chapters));
});

const DEFINED = 'A tide pool is a hollow in the rocks that keeps the water of the sea.';
const USES =
  'In a tide pool there are crabs. The tide pool is warm by noon. Each tide pool has a shore.';

test('of several words a term is told where the text uses it again and again', () => {
  expect(frontsOf(`${DEFINED} ${USES}`)).toEqual(['What is a tide pool?']);
  expect(frontsOf(`${DEFINED} There are crabs in the rocks, and they are warm by noon.`)).toEqual(
    [],
  );
});

test('or names it in a heading', () => {
  const [chapter] = book(`${DEFINED} There are crabs in the rocks.`);
  const items = yieldOf([{ text: chapter?.text ?? '', title: 'The Tide Pool' }]).items;
  expect(items).toHaveLength(1);
});

test('what stands alone in its paragraph may be a point of a list', () => {
  expect(frontsOf(`${DEFINED}\n\n${USES}`)).toEqual([]);
});

test('late in a chapter somebody’s view of a thing is told', () => {
  expect(frontsOf(`${USES} Of a tide pool some say more. ${DEFINED}`)).toEqual([]);
});

test('a sentence that the next one takes back gives nothing', () => {
  const text = 'A tide is a wave that the wind makes. This was wrong, as is well known today.';
  expect(yieldOf(book(text)).items).toEqual([]);
});

test('a story gives nothing', () => {
  const memoir = 'I had a boat, and my brother was with me. I went out and thought of him. '.repeat(
    9,
  );
  expect(yieldOf(book(memoir))).toEqual({ fit: 'story', items: [] });
});

test('prose in another language gives nothing', () => {
  const german =
    'Die Reibung der Gezeiten bremst die Drehung der Erde und verlängert den Tag. '.repeat(9);
  expect(yieldOf(book(german))).toEqual({ fit: 'foreign', items: [] });
  expect(yieldOf(chapters, 'de')).toEqual({ fit: 'foreign', items: [] });
});
