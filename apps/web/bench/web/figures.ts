/** What was measured of one thing, once a run. */
export interface Figure {
  readonly name: string;
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  /** What it should at least, or at most, be; absent where it is for the record. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

export const inMs = (value: number): string => `${value.toFixed(0)} ms`;

/** The middle one of some values; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const WIDTHS = [38, 10, 20, 12] as const;

/** A line for each figure: its median, the least and the most of it, its goal, whether that is met. */
export function figuresTable(figures: readonly Figure[]): string {
  const lines = figures.map(({ name, values, format, goal }) => {
    const range = `${format(Math.min(...values))} – ${format(Math.max(...values))}`;
    const cells = [name, format(median(values)), range];
    if (!goal) return lineOf(cells);
    return lineOf([
      ...cells,
      goalText(goal, format),
      isMet(goal, median(values)) ? 'met' : 'MISSED',
    ]);
  });
  return [lineOf(['', 'median', 'least – most', 'goal']), ...lines].join('\n');
}

type Goal = NonNullable<Figure['goal']>;

function goalText(goal: Goal, format: Figure['format']): string {
  return 'atLeast' in goal ? `≥ ${format(goal.atLeast)}` : `≤ ${format(goal.atMost)}`;
}

function isMet(goal: Goal, value: number): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

const lineOf = (cells: readonly string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[index] ?? 9),
    )
    .join('');
