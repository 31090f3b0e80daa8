import { seededShuffle } from '@morsel/sdk/rules';

import type { Mention } from './mentions.ts';
import type { NameKinds } from './name-kinds.ts';

/** What a wrong answer must not clash with. */
export type Surroundings = {
  readonly names: NameKinds;
  /** All that is said close to the fact: what stands there may be true as well. */
  readonly nearby: string;
  /** Where the sentence stands in the order of the book. */
  readonly at: number;
  readonly years: readonly number[];
  readonly seed: number;
};

const NEAREST = 9;
const FACTORS = [0.25, 0.4, 0.5, 0.6, 0.75, 1.25, 1.5, 2, 2.5, 3, 4];
const YEARS_AWAY = { least: 4, most: 70 };
const YEAR_STEPS = [-48, -33, -24, -17, -11, -6, 7, 12, 19, 28, 37, 52];

/** Up to `count` wrong answers of the kind of a fact and from the same book, the likeliest first. */
export function rivalsOf(mention: Mention, around: Surroundings, count: number): string[] {
  switch (mention.kind) {
    case 'year':
      return yearRivals(mention.text, around, count);
    case 'number':
      return numberRivals(mention.text, around, count);
    case 'person':
    case 'place':
    case 'people':
      return nameRivals(mention.text, around, count);
  }
}

function nameRivals(text: string, around: Surroundings, count: number): string[] {
  const { names, nearby, at, seed } = around;
  const asked = names.known.get(text);
  const nearest = [...names.known.values()]
    .filter(({ name, kind, shape }) => {
      const isAlike = kind === asked?.kind && shape === asked.shape;
      return isAlike && !shareWord(name, text) && !isIn(nearby, name);
    })
    .map((known) => ({
      ...known,
      distance: Math.min(...known.at.map((its) => Math.abs(its - at))),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ name }) => name);
  return takeDistinct(seededShuffle(nearest, seed), count);
}

function takeDistinct(names: readonly string[], count: number): string[] {
  const taken: string[] = [];
  for (const name of names) {
    if (taken.length < count && !taken.some((other) => shareWord(other, name))) taken.push(name);
  }
  return taken;
}

function shareWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().split(/[\s’'-]+/));
  return other
    .toLowerCase()
    .split(/[\s’'-]+/)
    .some((word) => word.length > 2 && words.has(word));
}

function isIn(text: string, name: string): boolean {
  return name
    .split(' ')
    .filter((word) => word.length > 3 || word === name)
    .some((word) => text.includes(word));
}

function yearRivals(text: string, { years, nearby, seed }: Surroundings, count: number): string[] {
  const value = Number.parseInt(text, 10);
  const era = text.slice(`${value}`.length);
  const isPlausible = (year: number) => {
    const away = Math.abs(year - value);
    return away >= YEARS_AWAY.least && away <= YEARS_AWAY.most && !nearby.includes(`${year}`);
  };
  const ofBook = era === '' ? years.filter(isPlausible) : [];
  const stepped = YEAR_STEPS.map((step) => value + step).filter(
    (year) => year > 0 && isPlausible(year),
  );
  const chosen: number[] = [];
  for (const year of [...seededShuffle(ofBook, seed), ...seededShuffle(stepped, seed)]) {
    const isApart = chosen.every((other) => Math.abs(other - year) >= YEARS_AWAY.least);
    if (chosen.length < count && isApart) chosen.push(year);
  }
  return chosen.map((year) => `${year}${era}`);
}

/** Numbers as round as the right one, from a quarter of it to four times as much. */
function numberRivals(text: string, { nearby, seed }: Surroundings, count: number): string[] {
  const value = Number(text.replaceAll(',', ''));
  const digits = text.replaceAll(/[,.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;
  const decimals = text.split('.')[1]?.length ?? 0;
  const rounded = FACTORS.map((factor) => Number((value * factor).toPrecision(Math.max(1, digits))))
    .map((number) => number.toFixed(decimals))
    .filter((number) => Number(number) > 0 && Number(number) !== value);
  const written = [...new Set(rounded)].map((number) =>
    text.includes(',') || Number(number) >= 10_000 ? withCommas(number) : number,
  );
  return seededShuffle(written, seed)
    .filter((number) => !new RegExp(`\\b${number.replace('.', '\\.')}\\b`).test(nearby))
    .slice(0, count);
}

const withCommas = (number: string) => number.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
