/** Whether attacks are made in full, and what bystanders wait is judged. */
export const isFull = process.env['ABUSE'] === 'full';

/** How many of so many an attack of this run consists of: all, or a tenth in the ordinary tests. */
export const scaled = (count: number): number => (isFull ? count : Math.ceil(count / 10));

/** So long are bystanders watched before an attack, ms. */
export const CALM_MS = isFull ? 3000 : 300;

/** `0` to `count`, not included. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** So long at most do bystanders wait beside a full attack, but for one in a hundred; unjudged in the ordinary tests. */
export const MOST_P99_MS = isFull ? 500 : Number.POSITIVE_INFINITY;

/** So long at most does anybody wait for a text to be read beside a full attack: for one or two others. */
export const MOST_TEXT_MS = isFull ? 30_000 : Number.POSITIVE_INFINITY;
