import { ITEM_KINDS } from '@morsel/sdk/domain';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

import { isKeyLongest } from '../items/checks/giveaway-flaws.ts';
import { choiceOf, textsOf } from '../items/checks/item-parts.ts';
import { nearDuplicateFlaws } from '../items/checks/near-duplicates.ts';
import { sentencesOf } from '../items/checks/sentences.ts';
import { tokens } from '../items/checks/word-similarity.ts';
import type { ItemContent } from '../items/item-content.ts';
import { askingForNamesOrDates } from './names-and-dates.ts';

/** The items of a book, or of several together. */
export interface TitledItems {
  readonly title: string;
  readonly contents: readonly ItemContent[];
}

interface Column {
  readonly name: string;
  readonly cell: (items: TitledItems) => string;
}

const COLUMNS: readonly Column[] = [
  { name: 'book', cell: ({ title }) => title },
  ...ITEM_KINDS.map((kind) => ({
    name: kind,
    cell: ({ contents }: TitledItems) => String(contents.filter((of) => of.kind === kind).length),
  })),
  { name: 'key at', cell: ({ contents }) => keyPlaces(contents) },
  { name: 'TRUE', cell: ({ contents }) => trueShare(contents) },
  { name: 'longest key', cell: ({ contents }) => longestKeyShare(contents) },
  { name: 'names %', cell: ({ contents }) => percent(shareOfNames(contents)) },
  { name: 'repeated', cell: ({ contents }) => String(nearDuplicateFlaws(contents).length) },
  { name: 'grade', cell: ({ contents }) => readingGrade(contents).toFixed(1) },
];

/**
 * What the items are like, a line for each row: items by kind, at which place the keys of the mcqs
 * stand (first/second/…), the share of true statements, of keys that are the longest option and of
 * questions that ask for names and dates, items that repeat another one, and the grade level by
 * Flesch and Kincaid.
 */
export function libraryTable(rows: readonly TitledItems[]): string {
  const cells = [COLUMNS.map(({ name }) => name), ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

const cellsOf = (items: TitledItems) => COLUMNS.map(({ cell }) => cell(items));

function keyPlaces(contents: readonly ItemContent[]): string {
  const choices = choicesOf(contents);
  const most = Math.max(...choices.map(({ options }) => options.length));
  return Array.from(
    { length: most },
    (_, place) => choices.filter(({ options, key }) => options.indexOf(key) === place).length,
  ).join('/');
}

function trueShare(contents: readonly ItemContent[]): string {
  const keys = contents.flatMap((content) =>
    content.kind === 'true_false' ? [content.answerKey.answer] : [],
  );
  return percent(keys.filter((key) => key === 0).length / keys.length);
}

function longestKeyShare(contents: readonly ItemContent[]): string {
  const choices = choicesOf(contents);
  return percent(choices.filter(isKeyLongest).length / choices.length);
}

/** The share of the questions that ask for names or dates, as far as `names-and-dates.ts` sees. */
export function shareOfNames(contents: readonly ItemContent[]): number {
  const questions = contents.filter(({ kind }) => kind !== 'flashcard');
  return askingForNamesOrDates(contents).length / questions.length;
}

/** Options without a point at their end count as sentences of their own. */
function readingGrade(contents: readonly ItemContent[]): number {
  const texts = contents.flatMap(textsOf);
  const words = texts.flatMap(tokens);
  return fleschKincaid({
    sentence: texts.reduce((sum, text) => sum + sentencesOf(text).length, 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

function choicesOf(contents: readonly ItemContent[]) {
  return contents.map(choiceOf).filter((choice) => choice !== undefined);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
