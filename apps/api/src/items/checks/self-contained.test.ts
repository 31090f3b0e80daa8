import { expect, test } from 'vitest';

import { flashcard, mcq, trueFalse } from '../../testing/sample-content.ts';
import type { ItemContent } from '../item-content.ts';
import { selfContainedFlaws } from './self-contained.ts';

const flawed: [string, ItemContent][] = [
  ['not self-contained', mcq({ stem: 'What does the passage say of mercury?' })],
  ['not self-contained', mcq({ stem: 'According to the author, what is mercury?' })],
  ['not self-contained', flashcard('What is the topic of this chapter?')],
  ['not self-contained', trueFalse('It melts in a warm room.')],
  ['not self-contained', trueFalse('“They breathe air,” says Darwin of whales.')],
  ['not self-contained', trueFalse('Project Gutenberg offers whales to readers.')],
  ['not self-contained', mcq({ explanation: 'Copyright 2011, all rights reserved.' })],
];

test.each(flawed)('%s', (check, content) => {
  expect(selfContainedFlaws(content).map((flaw) => flaw.check)).toContain(check);
});

test.each<[string, ItemContent]>([
  ['not self-contained', mcq({ stem: 'Why did he leave the city so early?' })],
  ['not self-contained', trueFalse('However, the second attempt failed.')],
  ['not self-contained', mcq({ stem: 'To whom is this book dedicated?' })],
])('%s too', (check, content) => {
  expect(selfContainedFlaws(content).map((flaw) => flaw.check)).toEqual([check]);
});

test.each([
  trueFalse('The passage of the Corn Laws raised the price of bread.'),
  trueFalse('Copyright protects a work for seventy years after the death of its maker.'),
  trueFalse('Johannes Gutenberg printed about 180 copies of his Bible.'),
  mcq({ stem: 'Why did Harrison need so long before he was paid?' }),
  mcq({ stem: 'In The Lean Startup, what is a pivot?' }),
  trueFalse('Italy is older than Iceland.'),
])('no flaw in %j', (content) => {
  expect(selfContainedFlaws(content)).toEqual([]);
});
