import type { Case } from '../case.ts';
import { echoing } from '../echoing.ts';

/** 21: options that repeat a word of the question, right far too seldom or too often. */
export const echoBalance: readonly Case[] = [
  echoing({ count: 34, echoes: 1, keyEchoes: (index) => index === 7 }),
  echoing({ count: 20, echoes: 1, keyEchoes: () => false }),
  echoing({ count: 30, echoes: 2, keyEchoes: (index) => index % 10 === 0 }),
  echoing({ count: 14, echoes: 2, keyEchoes: () => false }),
  echoing({ count: 14, echoes: 2, keyEchoes: () => true }),
  echoing({ count: 40, echoes: 2, keyEchoes: (index) => index % 5 > 0 }),
  echoing({ count: 24, echoes: 2, keyEchoes: (index) => index % 6 > 0 }),
  echoing({ count: 60, echoes: 1, keyEchoes: (index) => index % 12 === 0 }),
];
