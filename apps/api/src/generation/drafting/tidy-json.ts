/**
 * A value of JSON in which every text is one printable line: models send line ends, control
 * characters and halves of signs, which no card shows and not every database holds. Its depth is
 * bounded where answers are read.
 */
export function tidyJson(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(tidyJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidyJson(inner)]));
}

export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
