import { extractFromStructures } from '../../generation/extractive/structure/extract-from-structures.ts';
import { chunksOf } from '../../generation/parsing/cut-chunks.ts';
import { read } from './read-text.ts';

/** What rules make of the lists and tables of a page. */
export async function itemsOf(
  body: string,
  what: 'questions' | 'flashcards',
  language: string | null = 'en',
) {
  const { chapters, structures } = await read(
    () => `<html><body><p>The sea is wide.</p>${body}</body></html>`,
  );
  const chunks = chunksOf(chapters);
  const input = { chapters, structures, language, chunks, what, wanted: 20, seed: 1, taken: [] };
  return extractFromStructures(input).map(({ item }) => item);
}
