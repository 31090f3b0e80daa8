import { expect, inject, test } from 'vitest';

import { answer, questionOn } from './answering.ts';
import { newcomer, signUp } from './people.ts';
import { eventsOf, replayed } from './stored.ts';
import {
  cards,
  shownFigures,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
} from './studying.ts';
import { newVisitor } from './visitor.ts';

test('a slip is taken back with Z, with the server and without it', async () => {
  const product = inject('sharedProduct');
  const { context, page } = await newVisitor(product.url);
  const reader = await signUp(page, newcomer('Ada'));
  await page.goto('/');
  await untilReadyForOffline(page);
  const card = cards(page).filter({ has: page.getByRole('button', { name: "I don't know" }) });
  const question = await questionOn(card.first());
  const name = (await card.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
  const first = page.getByRole('article', { name, exact: true });
  const before = await shownFigures(page);

  await answer(first, question, false);
  // A slow answer is judged here, and sent when it may.
  await expect.poll(() => eventsOf(product, reader).length).toBe(1);
  await page.keyboard.press('z');
  await page.getByText('Taken back', { exact: true }).waitFor();
  await first.getByText('INCORRECT', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => eventsOf(product, reader)).toEqual([]);
  await untilSynced(page);
  expect(await shownFigures(page)).toEqual(before);

  await context.setOffline(true);
  await answer(first, question, false);
  await page.keyboard.press('z');
  await untilWaiting(page, 2);
  await answer(first, question, true);
  await untilWaiting(page, 3);
  const here = await shownFigures(page);

  await context.setOffline(false);
  await untilSynced(page);
  const { level, xp, streak, totalAnswered } = replayed(product, reader);
  expect([level, xp, streak, totalAnswered]).toEqual(here);
  expect(totalAnswered).toBe(1);
  expect(await shownFigures(page)).toEqual(here);
});
