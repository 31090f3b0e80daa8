import { type Case, alone, casesOf } from '../case.ts';
import { companies } from './good/companies.ts';
import { glass } from './good/glass.ts';
import { octopus } from './good/octopus.ts';
import { vaccines } from './good/vaccines.ts';
import { withoutText } from './good/without-text.ts';

/** Good items written after the checks were settled. */
export const HELD_OUT_GOOD_ITEMS: readonly Case[] = [
  ...[glass, vaccines, octopus, companies].flatMap(casesOf),
  ...withoutText.map(alone),
];
