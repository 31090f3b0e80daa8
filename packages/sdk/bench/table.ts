import { average, leads, meanOf, type Comparison } from './comparing.ts';

const COLUMNS = [
  ['reader', 11],
  ['shelf', 7],
  ['policy', 13],
  ['recall', 8],
  ['of seen', 9],
  ['coverage', 10],
  ['ours beats it in', 18],
  ['ours leads by', 15],
  ['at worst', 8],
] as const;

export const HEADING = line(COLUMNS.map(([title]) => title));

/** A line for each policy. */
export function rowsOf({ reader, size, results }: Comparison): string[] {
  return Object.entries(results).map(([policy, trials]) => {
    const { recall, recallOfSeen, coverage } = meanOf(trials);
    const measured = [recall, recallOfSeen, coverage].map((share) => share.toFixed(3));
    const against = policy === 'ours' ? [] : duel(leads(results.ours, trials));
    return line([reader, String(size), policy, ...measured, ...against]);
  });
}

function duel(gaps: readonly number[]): string[] {
  const won = gaps.filter((gap) => gap > 0).length;
  return [`${won} of ${gaps.length}`, average(gaps).toFixed(3), Math.min(...gaps).toFixed(3)];
}

function line(cells: readonly string[]): string {
  return COLUMNS.map(([, width], column) => (cells[column] ?? '').padEnd(width))
    .join('')
    .trimEnd();
}
