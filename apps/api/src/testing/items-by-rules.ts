import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { Candidate, QuotePlace } from '../generation/batches/candidate.ts';
import { judge } from '../generation/batches/judging.ts';
import type { Chapter } from '../generation/book-text.ts';
import type { Makeable } from '../generation/draft.ts';
import type { BookName } from '../generation/drafting/passage.ts';
import { extractDrafts } from '../generation/extractive/extracting.ts';
import { chunksOf, passageOf } from '../generation/parsing/chunks.ts';
import { readBookText } from '../generation/parsing/reading.ts';
import { type KnownItems, knownItems } from '../items/checks/near-duplicates.ts';

/** "The Measured World", 16 chapters and 20,300 words. */
export const MEASURED_WORLD = new URL('texts/the-measured-world.md', import.meta.url).pathname;

export type ItemByRules = Candidate & { readonly place: QuotePlace };

export type ItemsByRules = {
  readonly chapters: readonly Chapter[];
  readonly words: number;
  readonly questions: readonly ItemByRules[];
  readonly flashcards: readonly ItemByRules[];
  /** The names of the checks that refused a draft. */
  readonly refusals: readonly string[];
};

/** All that can be made of a book without a model: what passes the checks, none twice. */
export async function itemsByRules(path: string, seed: number): Promise<ItemsByRules> {
  const name = basename(path);
  const book = { title: name, author: '' };
  const file = { bytes: await readFile(path), name, kind: 'file', book } as const;
  const { chapters } = await readBookText(file);
  const known = knownItems();
  const questions = judged('questions', { book, chapters, seed, known });
  const flashcards = judged('flashcards', { book, chapters, seed, known });
  return {
    chapters,
    words: chunksOf(chapters).reduce((sum, chunk) => sum + chunk.words, 0),
    questions: questions.items,
    flashcards: flashcards.items,
    refusals: [...questions.refusals, ...flashcards.refusals],
  };
}

function judged(
  what: Makeable,
  {
    book,
    chapters,
    seed,
    known,
  }: { book: BookName; chapters: readonly Chapter[]; seed: number; known: KnownItems },
) {
  const chunks = chunksOf(chapters);
  const drafts = extractDrafts({ chapters, chunks, what, seed, wanted: Infinity, taken: [] });
  const items: ItemByRules[] = [];
  const refusals: string[] = [];
  for (const draft of drafts) {
    const chunk = chunks[draft.chunk];
    if (chunk === undefined) throw new Error('A draft is of no chunk');
    const title = chapters[chunk.chapter]?.title ?? '';
    const passage = { ...chunk, title, text: passageOf(chapters, chunk) };
    const verdict = judge(draft, { book, passage, known });
    if ('refusal' in verdict) refusals.push(verdict.refusal);
    else if (verdict.candidate.place !== null)
      items.push({ ...verdict.candidate, place: verdict.candidate.place });
  }
  return { items, refusals };
}
