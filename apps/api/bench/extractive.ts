import type { Makeable } from '@morsel/sdk/domain';

import { judgeDraft } from '../src/generation/batches/judge-draft.ts';
import type { BookText, Chapter, Chunk } from '../src/generation/book-text.ts';
import { type ExtractedDraft, extractDrafts } from '../src/generation/extractive/extract-drafts.ts';
import { type KeySentence, keySentences } from '../src/generation/extractive/key-sentences.ts';
import { extractFromStructures } from '../src/generation/extractive/structure/extract-from-structures.ts';
import { chunksOf, passageOf } from '../src/generation/parsing/cut-chunks.ts';
import { readBookText } from '../src/generation/parsing/read-book-text.ts';
import { type KnownItems, knownItems } from '../src/items/checks/near-duplicates.ts';
import { type WholeBook, WHOLE_BOOKS, fileOf } from './whole-books.ts';

/**
 * What is made of whole books without a model: how many items of each thousand words pass the checks,
 * by where they come from, how many sentences are ranked, and what that takes. Fetches the books
 * (about 60 MB) once. Ends with 1 when a story gives items of its prose, a quote is not in the text, or
 * ranking takes too long.
 *
 *     node bench/extractive.ts [part of a name] [--show]
 */
const MOST_RANKED = 400;
const MOST_SECONDS_PER_100_000_WORDS = 3;
const UNTITLED = { title: '', author: '' };
const part = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const shows = process.argv.includes('--show');

for (const book of WHOLE_BOOKS.filter(({ name }) => name.includes(part))) await measure(book);

async function measure(book: WholeBook): Promise<void> {
  const text = await readBookText({ ...fileOf(book), kind: 'file', book: UNTITLED });
  const { chapters, language } = text;
  const words = chunksOf(chapters).reduce((sum, chunk) => sum + chunk.words, 0);
  const start = process.cpuUsage();
  const ranked = keySentences(chapters, {
    language: language ?? 'und',
    structures: text.structures,
    most: MOST_RANKED,
  });
  const seconds = secondsSince(start);
  const { structure, prose } = await itemsOf(text);
  const rate = (items: readonly unknown[]) => ((items.length * 1000) / words).toFixed(2);
  console.log(
    `${book.name.padEnd(32)} ${book.genre.padEnd(9)} ${`${words}`.padStart(7)} words (${language}), ` +
      `items per 1,000: structure ${rate(structure)}, prose ${rate(prose)}; ${ranked.length} ` +
      `sentences ranked in ${seconds.toFixed(1)} s, all in ${secondsSince(start).toFixed(1)} s, ` +
      `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
  );
  if (shows) show(chapters, { ranked, made: [...structure, ...prose] });
  const isSlow = seconds > MOST_SECONDS_PER_100_000_WORDS * Math.max(1, words / 100_000);
  const isAstray = [...structure, ...prose].some(
    ({ chapter, start: from, end, quote }) => chapters[chapter]?.text.slice(from, end) !== quote,
  );
  if (isSlow || isAstray || (book.genre === 'story' && prose.length > 0)) process.exitCode = 1;
}

/** What passes the checks, none twice. */
async function itemsOf(text: BookText) {
  const { chapters, structures, language } = text;
  const chunks = chunksOf(chapters);
  const known = knownItems();
  const kinds: readonly Makeable[] = ['questions', 'flashcards'];
  const orders = kinds.map((what) => ({
    chapters,
    language,
    chunks,
    what,
    wanted: 2_000,
    seed: 1,
    taken: [],
  }));
  const structured = orders.flatMap((order) => extractFromStructures({ ...order, structures }));
  const told = orders.flatMap((order) => extractDrafts(order).drafts);
  const grounds = { chapters, chunks, known };
  return { structure: await passing(structured, grounds), prose: await passing(told, grounds) };
}

type Grounds = {
  readonly chapters: readonly Chapter[];
  readonly chunks: readonly Chunk[];
  readonly known: KnownItems;
};

async function passing(
  drafts: readonly ExtractedDraft[],
  { chapters, chunks, known }: Grounds,
): Promise<ExtractedDraft[]> {
  const passed: ExtractedDraft[] = [];
  for (const draft of drafts) {
    const chunk = chunks[draft.chunk];
    if (chunk === undefined) throw new Error('A draft is of no chunk');
    const title = chapters[chunk.chapter]?.title ?? '';
    const passage = { ...chunk, title, text: passageOf(chapters, chunk) };
    const judged = await judgeDraft(draft, { book: UNTITLED, passage, known });
    if ('candidate' in judged) passed.push(draft);
  }
  return passed;
}

type Shown = { readonly ranked: readonly KeySentence[]; readonly made: readonly ExtractedDraft[] };

/** The first that are offered, and all items. */
function show(chapters: readonly Chapter[], { ranked, made }: Shown): void {
  for (const { chapter, start, end, gaps } of ranked.slice(0, 40)) {
    const text = chapters[chapter]?.text.slice(start, end) ?? '';
    const proposed = gaps.map((gap) => text.slice(gap.start, gap.end)).join(' | ');
    console.log(`  ${text} {${proposed}}`);
  }
  for (const { item } of made) console.log(`  ${JSON.stringify(item)}`);
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}
