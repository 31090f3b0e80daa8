import { flawsOf } from '../src/items/checks/check-item.ts';
import { stemOf } from '../src/items/checks/item-parts.ts';
import { knownItems } from '../src/items/checks/near-duplicates.ts';
import type { Case } from '../src/testing/corpus/case.ts';
import { FLAWED_ITEMS } from '../src/testing/corpus/flawed-items.ts';
import { GOOD_ITEMS } from '../src/testing/corpus/good-items.ts';
import { CLUE_FLAWED_ITEMS } from '../src/testing/corpus/held-out/clues/flawed-items.ts';
import { CLUE_GOOD_ITEMS } from '../src/testing/corpus/held-out/clues/good-items.ts';
import { HELD_OUT_FLAWED_ITEMS } from '../src/testing/corpus/held-out/flawed-items.ts';
import { HELD_OUT_GOOD_ITEMS } from '../src/testing/corpus/held-out/good-items.ts';
import { LATER_FLAWED_ITEMS } from '../src/testing/corpus/held-out/later/flawed-items.ts';
import { LATER_GOOD_ITEMS } from '../src/testing/corpus/held-out/later/good-items.ts';
import {
  type Catch,
  type Refusal,
  measureCatches,
  measureRefusals,
} from '../src/testing/corpus/measuring.ts';
import { printCatalogue } from './catalogue.ts';

/**
 * What the checks catch of a corpus of flawed items, what they refuse of good ones, and how
 * fast they are; then what they and a solver make of the catalogue. Ends with 1 when less than 95 %
 * is caught or more than 5 % refused, or the catalogue's held-out lot is out of bounds.
 */
const LEAST_CAUGHT = 0.95;
const MOST_REFUSED = 0.05;
const WORDS_OF_A_CHUNK = 1_000;
const KNOWN = 4_000;

const parts = [
  { title: 'Corpus', flawed: FLAWED_ITEMS, good: GOOD_ITEMS },
  { title: 'Held-out part', flawed: HELD_OUT_FLAWED_ITEMS, good: HELD_OUT_GOOD_ITEMS },
  { title: 'Later held-out part', flawed: LATER_FLAWED_ITEMS, good: LATER_GOOD_ITEMS },
  { title: 'Held-out part on clues', flawed: CLUE_FLAWED_ITEMS, good: CLUE_GOOD_ITEMS },
].map(({ title, flawed, good }) => ({
  title,
  good,
  catches: measureCatches(flawed),
  refusals: measureRefusals(good),
}));
for (const { title, catches, refusals, good } of parts) {
  printCatches(title, catches);
  printRefusals(refusals, good.length);
}

const catches = parts.flatMap((part) => part.catches);
const refused = sum(parts.map(({ refusals }) => refusals.length));
const good = parts.flatMap((part) => part.good);
const caughtShare = sum(catches.map((row) => row.caught)) / sum(catches.map((row) => row.flawed));
console.log('All parts');
console.log(`  caught   ${percent(caughtShare)} (at least ${percent(LEAST_CAUGHT)})`);
console.log(`  refused  ${percent(refused / good.length)} (at most ${percent(MOST_REFUSED)})`);
printSpeed(good);
const isCatalogueInBounds = await printCatalogue();
const isInBounds = caughtShare >= LEAST_CAUGHT && refused / good.length <= MOST_REFUSED;
if (!isInBounds || !isCatalogueInBounds) process.exitCode = 1;

function printCatches(title: string, rows: readonly Catch[]): void {
  console.log(`${title}\n   #  check                      flawed  caught   share`);
  for (const { number, check, flawed, caught, missed } of rows) {
    console.log(line(`${number}`.padStart(4), check, flawed, caught));
    for (const item of missed) console.log(`        let pass: ${firstStem(item)}`);
  }
  console.log(
    line('    ', 'all', sum(rows.map((row) => row.flawed)), sum(rows.map((row) => row.caught))),
  );
}

function line(number: string, check: string, flawed: number, caught: number): string {
  const counts = `${flawed}`.padStart(6) + `${caught}`.padStart(8);
  return `${number}  ${check.padEnd(25)}  ${counts}  ${percent(caught / flawed).padStart(7)}`;
}

function printRefusals(refusals: readonly Refusal[], items: number): void {
  console.log(`\n      good items refused: ${refusals.length} of ${items}`);
  for (const { item, reasons } of refusals) {
    console.log(`        ${firstStem(item)}`);
    for (const reason of reasons) console.log(`          ${reason}`);
  }
  console.log('');
}

/** Each grounded good item against a chunk of full length, and look-ups among thousands of items. */
function printSpeed(items: readonly Case[]): void {
  const grounded = items.flatMap(({ contents: [content], evidence }) =>
    content === undefined || evidence === undefined
      ? []
      : [{ content, evidence: { ...evidence, passage: chunkWith(evidence.passage) } }],
  );
  const checkMs = timed(() =>
    grounded.forEach(({ content, evidence }) => flawsOf(content, evidence)),
  );
  const contents = items.flatMap((item) => item.contents);
  const many = Array.from({ length: Math.ceil(KNOWN / contents.length) }, () => contents).flat();
  const known = knownItems(many.map((content) => ({ content })));
  const lookUpMs = timed(() => contents.forEach((content) => known.findNearDuplicate(content)));
  const [perItem, perLookUp] = [checkMs / grounded.length, lookUpMs / contents.length];
  console.log(
    `  checks   ${perItem.toFixed(2)} ms an item with a chunk of ${WORDS_OF_A_CHUNK} words`,
  );
  console.log(`  look-up  ${perLookUp.toFixed(3)} ms an item among ${many.length} others`);
}

function chunkWith(passage: string): string {
  const words = passage.split(' ');
  const times = Math.ceil(WORDS_OF_A_CHUNK / words.length);
  return Array.from({ length: times }, () => passage).join(' ');
}

/** Milliseconds of the second run, when the code is warm. */
function timed(run: () => void): number {
  run();
  const start = performance.now();
  run();
  return performance.now() - start;
}

function firstStem({ contents: [content] }: Case): string {
  return content === undefined ? '' : stemOf(content);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
