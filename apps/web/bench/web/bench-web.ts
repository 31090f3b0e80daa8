import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { type Product, startProduct } from '../../e2e/product.ts';
import { type Figure, figuresTable, inMs } from './figures.ts';
import { reportOf, type ScreenReport } from './lighthouse.ts';
import { measureLongFeed } from './long-feed.ts';
import { measureStart } from './start.ts';

/**
 * What the web app costs a slow phone: the built product on a fresh database with the built-in
 * library, each figure as the median of five runs. Nothing else should run on the machine.
 *
 *     pnpm bench:web                        screens by Lighthouse, a feed of 500 cards, starts offline
 *     pnpm bench:web --only feed,start --runs 3
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'screens,feed,start' },
    runs: { type: 'string', default: '5' },
  },
});

const PARTS: Readonly<Record<string, (product: Product) => Promise<void>>> = {
  screens: showScreens,
  feed: showLongFeed,
  start: showStart,
};

const product = await startProduct();
try {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  for (const name of options.only.split(',')) {
    const show = PARTS[name];
    if (!show) throw new Error(`There is no ${name}; there are ${Object.keys(PARTS).join(', ')}`);
    await show(product);
  }
} finally {
  await product.dispose();
}

async function times<Run>(run: () => Promise<Run>): Promise<Run[]> {
  const runs: Run[] = [];
  for (let count = 0; count < Number(options.runs); count += 1) runs.push(await run());
  return runs;
}

async function showScreens({ url }: Product): Promise<void> {
  for (const path of ['/', '/library', '/progress']) {
    for (const visitor of ['newcomer', 'reader'] as const) {
      const reports = await times(() => reportOf(url, { path, visitor }));
      console.log(`\nLighthouse mobile, ${path} for a ${visitor}`);
      console.log(figuresTable(screenFigures(reports)));
      const flaws = new Set(reports.flatMap((report) => report.flaws));
      console.log(
        flaws.size > 0 ? [...flaws].join('\n') : 'No flaws, and no errors in the console',
      );
    }
  }
}

function screenFigures(reports: readonly ScreenReport[]): Figure[] {
  const of = (figure: Exclude<keyof ScreenReport, 'flaws'>) =>
    reports.map((report) => report[figure]);
  return [
    {
      name: 'performance',
      values: of('performance'),
      format: (value) => value.toFixed(0),
      goal: { atLeast: 100 },
    },
    { name: 'first contentful paint', values: of('firstPaint'), format: inMs },
    { name: 'largest contentful paint', values: of('largestPaint'), format: inMs },
    { name: 'total blocking time', values: of('blocked'), format: inMs },
    { name: 'speed index', values: of('speedIndex'), format: inMs },
    { name: 'layout shift', values: of('shift'), format: (value) => value.toFixed(3) },
    {
      name: 'benchmark index of the machine',
      values: of('benchmarkIndex'),
      format: (value) => value.toFixed(0),
    },
  ];
}

async function showLongFeed({ url }: Product): Promise<void> {
  const runs = await times(() => measureLongFeed(url));
  console.log('\nA feed of 500 cards, processor slowed down 4×');
  console.log(
    figuresTable([
      {
        name: 'longest frame while they come up',
        values: runs.map(({ longestFrame }) => longestFrame),
        format: inMs,
        goal: { atMost: 50 },
      },
      {
        name: 'tap to painted verdict',
        values: runs.map(({ verdict }) => verdict),
        format: inMs,
        goal: { atMost: 40 },
      },
      { name: 'tap to next painted frame', values: runs.map(({ reply }) => reply), format: inMs },
      {
        name: 'frame while scrolling',
        values: runs.map(({ scrolling }) => scrolling),
        format: inMs,
      },
    ]),
  );
}

async function showStart(product: Product): Promise<void> {
  const runs = await times(() => measureStart(product));
  console.log('\nFrom start to first card, processor slowed down 4×');
  console.log(
    figuresTable([
      { name: 'with the server, on slow 4G', values: runs.map(({ cold }) => cold), format: inMs },
      { name: 'without it', values: runs.map(({ offline }) => offline), format: inMs },
      {
        name: 'the latter as a share of the former',
        values: runs.map(({ cold, offline }) => offline / cold),
        format: (value) => value.toFixed(2),
        goal: { atMost: 0.36 },
      },
    ]),
  );
}
