import { Socket } from 'node:net';
import { parseArgs } from 'node:util';

import { seededShuffle } from '@morsel/sdk/rules';

import { type ItemByRules, MEASURED_WORLD, itemsByRules } from '../src/testing/items-by-rules.ts';

/**
 * What is made of a text without a model, with the network closed: how many items of each kind pass
 * the checks, and how long reading, making and checking takes. Ends with 1 when there are too few,
 * when it takes too long, or when a quote is not in the text.
 *
 *     node bench/extractive.ts [file] [--seed 1] [--show 50]
 */
const LEAST_PER_1000_WORDS = 3;
const MOST_SECONDS = 10;

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, show: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const seed = Number(values.seed);
closeNetwork();

const start = performance.now();
const made = await itemsByRules(positionals[0] ?? MEASURED_WORLD, seed);
const seconds = (performance.now() - start) / 1000;

const items = [...made.questions, ...made.flashcards];
const astray = items.filter(
  ({ place }) => made.chapters[place.chapter]?.text.slice(place.start, place.end) !== place.quote,
);
const perThousand = (items.length / made.words) * 1000;
const kinds = Map.groupBy(items, ({ item }) => item.type);

console.log(`items from a text of ${made.words} words, without a model and a network`);
for (const [kind, ofKind] of kinds) console.log(`  ${kind.padEnd(20)} ${ofKind.length}`);
console.log(`  ${'all'.padEnd(20)} ${items.length}`);
console.log(
  `  ${'refused by checks'.padEnd(20)} ${made.refusals.length} (${[...new Set(made.refusals)].join(', ')})`,
);
console.log(`  ${'quotes astray'.padEnd(20)} ${astray.length}`);
console.log(
  `  ${'per 1,000 words'.padEnd(20)} ${perThousand.toFixed(2)} (at least ${LEAST_PER_1000_WORDS})`,
);
console.log(`  ${'seconds'.padEnd(20)} ${seconds.toFixed(2)} (at most ${MOST_SECONDS})`);
for (const [index, one] of sample(Number(values.show)).entries()) {
  console.log(`| ${index + 1} | ${one.item.type} | ${shown(one)} |`);
}
const fails = astray.length > 0 || perThousand < LEAST_PER_1000_WORDS || seconds > MOST_SECONDS;
if (fails) process.exitCode = 1;

/** Each kind by its share, but at least three of it. */
function sample(count: number): ItemByRules[] {
  return [...kinds.values()].flatMap((ofKind) => {
    const share = Math.round((count * ofKind.length) / items.length);
    return seededShuffle(ofKind, seed).slice(0, count === 0 ? 0 : Math.max(3, share));
  });
}

function closeNetwork(): void {
  const refuse = () => {
    throw new Error('There is no network here');
  };
  Socket.prototype.connect = refuse;
  globalThis.fetch = refuse;
}

/** As a row of a table of Markdown shows it. */
function shown({ item }: ItemByRules): string {
  switch (item.type) {
    case 'mcq':
      return `${item.text} → **${item.answer}**, ${item.distractors.join(', ')}`;
    case 'true_false':
      return `${item.text} → ${String(item.answer).toUpperCase()}`;
    case 'match_pairs':
      return `${item.text} → ${item.pairs.map((pair) => pair.join(' = ')).join('; ')}`;
    case 'arrange_list':
      return `${item.text} → ${item.order.join('; ')}`;
    case 'flashcard':
      return `${item.front} → ${item.back}`;
  }
}
