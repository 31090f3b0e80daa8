import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderBites } from '../../testing/bites-screen.tsx';
import { aBite, serveBites, someBites } from '../../testing/bites.ts';
import { serveBook } from '../../testing/book.ts';
import { aBook } from '../../testing/items.ts';

const book = aBook();

beforeEach(async () => {
  await page.viewport(390, 844);
  serveBook({ book, shelf: [book] });
});

test.each([`/books/${book.slug}/bites`, `/book/${book.id}/bites`])(
  'at %s a sentence lies before the reader, with its place and what would be hidden',
  async (path) => {
    serveBites([aBite()]);
    const { screen, hidden, button } = renderBites(path);
    await expect.element(button('hippocampus')).toBeVisible();
    expect(hidden()).toEqual(['hippocampus']);
    for (const text of ['The Histories', 'How memory is made', 'Memory is no shelf.']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
  },
);

test('one tap a bite: the next is there at once, and each is told to the server once', async () => {
  const { said } = serveBites(someBites(3));
  const { screen, keep, skip, button } = renderBites();
  await keep.click();
  await expect.element(button('2')).toBeVisible();
  await skip.click();
  await expect.element(button('3')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^1 kept/ })).toBeVisible();
  await keep.click();
  await expect.element(screen.getByText('You have seen them all')).toBeVisible();
  await expect
    .poll(() => said)
    .toEqual([
      [1, { decision: 'kept', gap: { start: 4, end: 15 } }],
      [2, { decision: 'skipped' }],
      [3, { decision: 'kept', gap: { start: 4, end: 15 } }],
    ]);
});

test('another word is hidden by a tap; a word that the rest tells is not', async () => {
  const sentence = 'A memory is made of memories by the hippocampus.';
  const { said } = serveBites([aBite({ before: null, sentence, gaps: [] })]);
  const { screen, keep, hidden, button } = renderBites();
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true');
  await button('memory').click();
  await expect.element(screen.getByText(/^“memories” in the sentence gives/)).toBeVisible();
  expect(hidden()).toEqual([]);
  await button('hippocampus').click();
  await expect.element(screen.getByText('Hidden: “hippocampus”.')).toBeVisible();
  await keep.click();
  await expect.poll(() => said).toEqual([[1, { decision: 'kept', gap: { start: 36, end: 47 } }]]);
});

test('a proposed gap of several words is hidden whole, and one of them alone by a tap', async () => {
  const sentence = 'The halo effect colours every later judgement.';
  serveBites([aBite({ sentence, gaps: [{ start: 4, end: 15 }] })]);
  const { hidden, button } = renderBites();
  await expect.element(button('halo')).toBeVisible();
  expect(hidden()).toEqual(['halo', 'effect']);
  await button('effect').click();
  expect(hidden()).toEqual(['effect']);
  await button('halo').click();
  expect(hidden()).toEqual(['halo', 'effect']);
});

test('what can be a card is kept as one by choice', async () => {
  const card = { front: 'What binds an episode?', back: 'The hippocampus' };
  const { said } = serveBites([aBite({ card })]);
  const { screen, keep, button } = renderBites();
  await button('Flashcard').click();
  await expect.element(screen.getByText(card.front)).toBeVisible();
  await expect.element(screen.getByText(card.back)).toBeVisible();
  await keep.click();
  await expect.poll(() => said).toEqual([[1, { decision: 'kept', gap: null }]]);
});

test('the last words are taken back one by one, the latest first', async () => {
  const { said } = serveBites(someBites(3));
  const { screen, keep, skip, undo, button } = renderBites();
  await keep.click();
  await expect.element(button('2')).toBeVisible();
  await skip.click();
  await expect.element(button('3')).toBeVisible();
  await undo.click();
  await expect.element(button('2')).toBeVisible();
  await undo.click();
  await expect.element(button('1')).toBeVisible();
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: /kept/ }).query()).toBeNull();
  await expect
    .poll(() => said.slice(2))
    .toEqual([
      [2, { decision: 'open' }],
      [1, { decision: 'open' }],
    ]);
});

test('by keys: right and Enter keep, left skips, Z takes back, arrows choose a word', async () => {
  const { said } = serveBites(someBites(4));
  const { button, hidden } = renderBites();
  await expect.element(button('1')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('2')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('3')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(button('2')).toBeVisible();
  button('hippocampus').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} ');
  await expect.poll(hidden).toEqual(['parts']);
  button('parts').element().blur();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('3')).toBeVisible();
  await expect
    .poll(() => said.map(([id, { decision }]) => `${id} ${decision}`))
    .toEqual(['1 kept', '2 skipped', '2 open', '2 kept']);
});

test('a swipe to the right keeps, one to the left skips, a short one neither', async () => {
  const { said } = serveBites(someBites(3));
  const { screen, button } = renderBites();
  await expect.element(button('1')).toBeVisible();
  const swipe = (by: number) => {
    const words = screen.getByRole('article').element();
    const at = (type: string, clientX: number) =>
      words.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType: 'touch',
          clientX,
          clientY: 300,
          bubbles: true,
        }),
      );
    at('pointerdown', 200);
    at('pointermove', 200 + by / 2);
    at('pointermove', 200 + by);
    at('pointerup', 200 + by);
  };
  swipe(40);
  await expect.element(button('1')).toBeVisible();
  swipe(150);
  await expect.element(button('2')).toBeVisible();
  swipe(-150);
  await expect.element(button('3')).toBeVisible();
  await expect.poll(() => said.map(([, { decision }]) => decision)).toEqual(['kept', 'skipped']);
});

test('each step is told to those who listen, with the sentence that follows', async () => {
  serveBites(someBites(2));
  const { screen, keep } = renderBites();
  await keep.click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: /^Kept, 1 in all\. The hippocampus/ }))
    .toBeInTheDocument();
});

test('before the last ones are gone more are asked for, and none comes twice', async () => {
  const { asked, said } = serveBites(someBites(14), { left: 3 });
  const { keep, button } = renderBites();
  for (let id = 1; id <= 4; id += 1) {
    await expect.element(button(String(id))).toBeVisible();
    await keep.click();
  }
  await expect.poll(asked).toBeGreaterThan(1);
  await expect.element(button('5')).toBeVisible();
  await expect.poll(() => said.map(([id]) => id)).toEqual([1, 2, 3, 4]);
});
