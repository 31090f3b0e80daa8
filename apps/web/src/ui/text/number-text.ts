const rules = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact', roundingMode: 'floor' });

/** A number as people read it, such as 7,186. */
export function numberText(number: number): string {
  return numbers.format(number);
}

/** The same where room is scarce: 1180 is "1.1K". */
export function shortNumberText(number: number): string {
  return short.format(number);
}

/** What is counted, in the form that goes with the count. */
export function noun(count: number, one: string, other = `${one}s`): string {
  return rules.select(count) === 'one' ? one : other;
}

/** A count with what is counted, such as "1 day" or "7,186 days". */
export function counted(count: number, one: string, other?: string): string {
  return `${numberText(count)} ${noun(count, one, other)}`;
}

/** Such as "12 of 1,024 books", and "1,024 books" where it is all of them. */
export function countedOf(part: number, all: number, one: string): string {
  return part === all ? counted(all, one) : `${numberText(part)} of ${counted(all, one)}`;
}
