const ENDINGS = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th; 1113 is "1,113th". */
export function ordinal(place: number): string {
  return `${place.toLocaleString('en')}${ENDINGS[rules.select(place)]}`;
}
