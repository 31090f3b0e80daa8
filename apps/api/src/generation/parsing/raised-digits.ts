/** The raised digits, each at its value. */
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits, and the sign before them, as they stand above the line. */
export function raised(number: string): string {
  return number
    .replaceAll(/\d/g, (digit) => RAISED.charAt(Number(digit)))
    .replace(/^[-−–]/, '⁻')
    .replace(/^\+/, '⁺');
}

const POWER = /^\s*[-−–+]?\d{1,4}\s*$/;

/** What stands above the line as it is read: a power is no digit of the number before it. */
export const readRaised = (text: string): string => (POWER.test(text) ? raised(text.trim()) : text);

const NOTE_MARK = new RegExp(`^\\s*[[(]?(?:[\\d${RAISED}]{1,3}|[*†‡§]{1,3})[\\])]?\\s*$`);

/** Whether what leads to another place of the book can be the mark of a note. */
export const isNoteMark = (text: string): boolean => NOTE_MARK.test(text);
