import type { Figures } from './load.ts';

/** A scenario's figures; those of the raw server where it can do the same. */
export type Measured = {
  readonly scenario: string;
  readonly morsel: Figures;
  readonly raw?: Figures;
};

const COLUMNS = [
  'scenario',
  'server',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  '× raw',
  '× CPU',
];
const WIDTHS = [16, 8, 11, 9, 9, 9, 8, 8];

/** The median of each figure over the rounds. */
export function middleOf(rounds: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => {
    const sorted = rounds.map((round) => round[figure]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    requests: middle('requests'),
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpu: middle('cpu'),
  };
}

/**
 * A line for each server and scenario. `× raw` is the throughput as a share of the raw server's,
 * `× CPU` the same by what a request costs the processor, which other programs do not sway.
 */
export function figuresTable(
  measured: readonly Measured[],
  { isFirst }: { isFirst: boolean },
): string {
  const lines = measured.flatMap(({ scenario, morsel, raw }) => [
    ...(raw ? [lineOf([scenario, 'raw', ...cellsOf(raw)])] : []),
    lineOf([scenario, 'morsel', ...cellsOf(morsel), ...(raw ? ratiosOf(morsel, raw) : [])]),
  ]);
  return [...(isFirst ? [lineOf(COLUMNS)] : []), ...lines].join('\n');
}

const cellsOf = ({ perSecond, p50, p99, cpu }: Figures) => [
  perSecond.toFixed(0),
  p50.toFixed(2),
  p99.toFixed(2),
  cpu.toFixed(0),
];

const ratiosOf = (morsel: Figures, raw: Figures) => [
  (morsel.perSecond / raw.perSecond).toFixed(2),
  (raw.cpu / morsel.cpu).toFixed(2),
];

const lineOf = (cells: readonly string[]) =>
  cells
    .map((cell, index) => {
      const width = WIDTHS[index] ?? 0;
      return index < 2 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('');
