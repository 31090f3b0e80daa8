import { type Case, alone, casesOf } from './case.ts';
import { bees } from './good/bees.ts';
import { bookkeeping } from './good/bookkeeping.ts';
import { coffee } from './good/coffee.ts';
import { heart } from './good/heart.ts';
import { longitude } from './good/longitude.ts';
import { plague } from './good/plague.ts';
import { printing } from './good/printing.ts';
import { romanRoads } from './good/roman-roads.ts';
import { salt } from './good/salt.ts';
import { sleep } from './good/sleep.ts';
import { tides } from './good/tides.ts';
import { volcanoes } from './good/volcanoes.ts';
import { withoutText } from './good/without-text.ts';

const SUBJECTS = [
  bees,
  bookkeeping,
  coffee,
  heart,
  longitude,
  plague,
  printing,
  romanRoads,
  salt,
  sleep,
  tides,
  volcanoes,
];

/** Items that a careful author would stand by, most of them with their source. */
export const GOOD_ITEMS: readonly Case[] = [
  ...SUBJECTS.flatMap(casesOf),
  ...withoutText.map(alone),
];
