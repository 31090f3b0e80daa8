import { expect, test } from 'vitest';

import { itemsOf } from '../../../testing/texts/structure-items.ts';

const steps = (intro: string, ...all: readonly string[]) =>
  `<h2>Brewing tea</h2><p>${intro}</p><ol>${all.map((step) => `<li>${step}</li>`).join('')}</ol>`;

test('steps become an order', async () => {
  const body = steps(
    'Brew it in these steps:',
    'Warm the pot with hot water.',
    'Put in a spoon of leaves for each cup.',
    'Pour on boiling water.',
    'Wait for four minutes.',
  );
  expect(await itemsOf(body, 'questions')).toEqual([
    {
      type: 'arrange_list',
      text: 'Put these steps in order: Brewing tea.',
      order: [
        'Warm the pot with hot water',
        'Put in a spoon of leaves for each cup',
        'Pour on boiling water',
        'Wait for four minutes',
      ],
      explanation:
        'Warm the pot with hot water. Put in a spoon of leaves for each cup. Pour on boiling water. Wait for four minutes.',
    },
  ]);
});

test.each([
  ['Tee kochen', 1],
  ['Neue Funktionen', 0],
])('below the heading “%s” steps become orders: %d', async (heading, count) => {
  const body = steps(
    'Gehe in diesen Schritten vor:',
    'Wärme die Kanne mit Wasser an.',
    'Gib einen Löffel Blätter hinein.',
    'Gieße kochendes Wasser auf.',
  ).replace('Brewing tea', heading);
  expect(await itemsOf(body, 'questions', 'de')).toHaveLength(count);
});

test.each([
  [
    'a numbered list of reasons',
    steps(
      'People like it because:',
      'Tea is warm and wet.',
      'Tea is cheap to buy.',
      'Tea keeps you awake.',
    ),
  ],
  [
    'steps of which one is for some',
    steps(
      'Brew it in these steps:',
      'Warm the pot with water.',
      'If it is green, wait a while.',
      'Pour on boiling water.',
    ),
  ],
  [
    'a list of things below a heading that names a task',
    steps(
      'Brew it in these steps:',
      'The pot that is to be warmed.',
      'A spoon for the leaves of each cup.',
      'The water that is poured on.',
    ),
  ],
  [
    'steps below a heading that names none',
    steps(
      'Brew it in these steps:',
      'Warm the pot with hot water.',
      'Put in a spoon of leaves.',
      'Pour on boiling water.',
    ).replace('Brewing tea', 'Advanced brewery matters'),
  ],
  [
    'steps for machines',
    steps(
      'Brew it in these steps:',
      'Type make {tea} and wait.',
      'Pour out what comes of it.',
      'Clean the pot with water.',
    ),
  ],
])('%s is no order', async (_, body) => {
  expect(await itemsOf(body, 'questions')).toEqual([]);
});
