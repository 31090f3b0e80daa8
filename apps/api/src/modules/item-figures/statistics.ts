/** Of the normal distribution, for a certainty of 95 %. */
const Z = 1.96;

export type Interval = { readonly least: number; readonly most: number };

/**
 * Where a share lies that was seen as `part` of `all`, which is more than 0. E. B. Wilson (1927), "Probable inference,
 * the law of succession, and statistical inference", JASA 22: it holds for few and for shares near 0 and 1, too.
 */
export function shareInterval(part: number, all: number): Interval {
  const share = part / all;
  const spread = Z ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share) + spread / 4) / all);
  return { least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

/** Of pairs of numbers: how many, their sums, and the sums of their squares and products. */
export type PairSums = {
  count: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
};

/**
 * How two things go together, from -1 to 1 (Pearson); null where one of them is always the same. With a
 * thing that is 0 or 1 it is the point-biserial correlation.
 */
export function correlation({ count, x, y, xx, yy, xy }: PairSums): number | null {
  const spread = (count * xx - x ** 2) * (count * yy - y ** 2);
  if (spread < 1e-9) return null;
  return Math.max(-1, Math.min(1, (count * xy - x * y) / Math.sqrt(spread)));
}

/**
 * Where a correlation lies that was seen among `count`, more than 3. R. A. Fisher (1921), "On the probable error
 * of a coefficient of correlation", Metron 1.
 */
export function correlationInterval(value: number, count: number): Interval {
  const half = Z / Math.sqrt(count - 3);
  const middle = Math.atanh(value);
  return { least: Math.tanh(middle - half), most: Math.tanh(middle + half) };
}
