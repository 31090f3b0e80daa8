/** The raised digits, each at its value. */
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits, and the sign before them, as they stand above the line. */
export function raised(number: string): string {
  return number
    .replaceAll(/\d/g, (digit) => RAISED.charAt(Number(digit)))
    .replace(/^[-−–]/, '⁻')
    .replace(/^\+/, '⁺');
}
