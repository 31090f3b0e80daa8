/** Between the thousands of a whole number. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number as people read it, such as 7,186. Whole ones are on every first screen: the first formatter of
 * numbers that a page makes takes 14 ms, and four times as long on a slow phone.
 */
export function numberText(number: number): string {
  return Number.isSafeInteger(number)
    ? String(number).replace(THOUSANDS, ',')
    : number.toLocaleString('en');
}

/** What is counted, in the form that goes with the count. */
export function noun(count: number, one: string, other = `${one}s`): string {
  return count === 1 ? one : other;
}

/** A count with what is counted, such as "1 day" or "7,186 days". */
export function counted(count: number, one: string, other?: string): string {
  return `${numberText(count)} ${noun(count, one, other)}`;
}

/** Such as "12 of 1,024 books", and "1,024 books" where it is all of them. */
export function countedOf(part: number, all: number, one: string): string {
  return part === all ? counted(all, one) : `${numberText(part)} of ${counted(all, one)}`;
}
