import { basename } from 'node:path';

import { decodeText } from '../src/generation/parsing/decode-text.ts';
import { readBookText } from '../src/generation/parsing/read-book-text.ts';
import { DEBIAN_BOOKS, type DebianBook } from './debian-books.ts';
import { bytesOf } from './debian-packages.ts';

/**
 * How much of real e-books, PDFs and documents comes out as text: of the words in their paragraphs, how many
 * are kept, and of the words that come out, how many are not of the book. What they are compared
 * with is the plain text that the same Debian package holds. Fetches the packages (about 50 MB) with
 * apt once. A word counts where it stands with a neighbour: one of the triples of words that it is
 * part of has to be on the other side too. Ends with 1 when the medians miss the bars.
 */
const LEAST_KEPT = 0.99;
const MOST_FOREIGN = 0.01;
const FEWEST_WORDS = 12;

type Measured = { readonly kept: number; readonly foreign: number };

/** Signs of scripts without spaces are words of their own; addresses are broken in any way. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/<?https?:\/\/\S*/g, ' ');
  return plain.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
}

const triplesOf = (words: readonly string[]) =>
  words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);

/** How many of the words stand in a triple that is there, of how many. */
function counted(paragraphs: readonly string[], there: ReadonlySet<string>) {
  let found = 0;
  let all = 0;
  for (const words of paragraphs.map(wordsOf).filter(({ length }) => length > 2)) {
    const isThere = triplesOf(words).map((triple) => there.has(triple));
    all += words.length;
    found += words.filter((_, at) =>
      isThere.slice(Math.max(0, at - 2), at + 1).some(Boolean),
    ).length;
  }
  return { found, all };
}

/** Paragraphs of the plain text that end as sentences do, without notes and numbered headings. */
function bodyOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !/^\^?\[\d+\]|^\d+(?:\.\d+)+\./.test(paragraph))
    .filter((paragraph) => /[.!?。！？:]["”»)）]*$/.test(paragraph))
    .filter((paragraph) => wordsOf(paragraph).length >= FEWEST_WORDS);
}

async function measured({ file, reference }: DebianBook): Promise<Measured> {
  const bytes = bytesOf(...file);
  const start = performance.now();
  const book = { title: '', author: '' };
  const { chapters } = await readBookText({ name: basename(file[1]), kind: 'file', bytes, book });
  const seconds = (performance.now() - start) / 1000;
  const paragraphs = chapters.flatMap(({ text }) => text.split('\n\n'));
  const plain = decodeText(bytesOf(...reference));
  const ours = chapters.map(({ title, text }) => `${title} ${text}`).join(' ');
  const kept = counted(bodyOf(plain), new Set(triplesOf(wordsOf(ours))));
  const known = counted(paragraphs, new Set(triplesOf(wordsOf(plain))));
  const figures = { kept: kept.found / kept.all, foreign: 1 - known.found / known.all };
  console.log(
    `${file[0].padEnd(26)} ${basename(file[1]).padEnd(28)} kept ${percent(figures.kept)}, ` +
      `foreign ${percent(figures.foreign)}, ${known.all} words, ${chapters.length} chapters, ` +
      `${seconds.toFixed(1)} s`,
  );
  return figures;
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

for (const [form, pattern] of [
  ['EPUB', /\.epub$/],
  ['PDF', /\.pdf(?:\.gz)?$/],
  ['ODT', /\.odt$/],
] as const) {
  const figures: Measured[] = [];
  for (const book of DEBIAN_BOOKS.filter(({ file: [, path] }) => pattern.test(path))) {
    figures.push(await measured(book));
  }
  const kept = figures.map((each) => each.kept);
  const foreign = figures.map((each) => each.foreign);
  console.log(
    `${figures.length} ${form}: kept ${percent(median(kept))} (least ${percent(Math.min(...kept))}), ` +
      `foreign ${percent(median(foreign))} (most ${percent(Math.max(...foreign))})`,
  );
  if (median(kept) < LEAST_KEPT || median(foreign) > MOST_FOREIGN) process.exitCode = 1;
}
