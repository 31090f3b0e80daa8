const SUFFIXES = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[rules.select(place)]}`;
}
