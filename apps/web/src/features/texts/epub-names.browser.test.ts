import { expect, test } from 'vitest';

import { anEpub, anEpubWith } from '../../testing/epub.ts';
import { namesOf } from './picked-text.ts';

test.each([
  [
    'of version 2',
    '<dc:title>The Sea &amp; the Shore</dc:title><dc:creator opf:role="aut">Ann\n Author</dc:creator><dc:creator opf:role="ill">Iris Ink</dc:creator>',
    { title: 'The Sea & the Shore', author: 'Ann Author' },
  ],
  [
    'of version 3',
    '<dc:title>Émile</dc:title><dc:title>A subtitle</dc:title><dc:creator id="t">Tom Trans</dc:creator><meta refines="#t" property="role">trl</meta><dc:creator id="a">Jean Rousseau</dc:creator><meta refines="#a" property="role">aut</meta>',
    { title: 'Émile', author: 'Jean Rousseau' },
  ],
  [
    'of two authors',
    '<dc:title>Yes</dc:title><dc:creator>R. Fisher</dc:creator><dc:creator>W. Ury</dc:creator>',
    { title: 'Yes', author: 'R. Fisher, W. Ury' },
  ],
  ['that says nothing', '', { title: '', author: '' }],
])('title and author of an e-book %s', async (_, metadata, names) => {
  expect(await namesOf(await anEpubWith(metadata))).toEqual(names);
});

test.each([
  ['an empty file', async () => new File([], 'a.epub')],
  ['no zip', async () => new File(['x'.repeat(70_000)], 'a.epub')],
  ['a zip without a book', () => anEpub({ 'a.txt': 'a' })],
  ['another format', async () => new File(['%PDF-1.7'], 'a.pdf')],
])('%s says nothing, and nothing breaks', async (_, file) => {
  expect(await namesOf(await file())).toEqual({ title: '', author: '' });
});
