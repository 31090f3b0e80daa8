/**
 * How much simulated readers remember by the order of the feed: 20 answers a day for 60 days, and
 * an examination 30 days later. Fails when our order falls short of what is asked of it.
 */
import process from 'node:process';

import { comparisons } from './comparing.ts';
import { HEADING, rowsOf } from './table.ts';
import { shortfalls } from './verdict.ts';

const flaws: string[] = [];
console.log(HEADING);
for (const comparison of comparisons([100, 300, 600])) {
  for (const row of rowsOf(comparison)) console.log(row);
  flaws.push(...shortfalls(comparison));
}
console.log(flaws.length === 0 ? 'Passed.' : `Falls short:\n${flaws.join('\n')}`);
if (flaws.length > 0) process.exitCode = 1;
