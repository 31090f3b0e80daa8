/** A number as people read it where room is scarce: 1180 is "1.1K". */
export function shortNumberText(number: number): string {
  return number.toLocaleString('en', { notation: 'compact', roundingMode: 'floor' });
}
