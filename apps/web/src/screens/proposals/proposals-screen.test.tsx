import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { someProposals } from '../../testing/generation.ts';
import { openProposals } from '../../testing/proposals-screen.tsx';

test('all are kept but what was struck out, which can be had back', async () => {
  const { decided, item, button, heading, said } = openProposals();
  await expect.element(item(2).getByText('It rises at the solstice (2).')).toBeVisible();
  await item(2).getByRole('button', { name: 'Strike out' }).click();
  await expect.element(item(2).getByText('It rises at the solstice (2).')).not.toBeInTheDocument();
  await button('Keep 2').click();
  await expect.element(heading('All looked at')).toBeVisible();
  await expect.element(said(/^You kept 2; .* 1 struck/)).toBeInTheDocument();
  await button('Keep it after all').click();
  await expect.element(said(/^You kept 3;/)).toBeInTheDocument();
  await expect.element(heading('Your look')).toHaveFocus();
  expect(decided).toEqual([
    { keep: [1, 3], strike: [2] },
    { keep: [2], strike: [] },
  ]);
});

test('what was struck out is brought back by a second tap', async () => {
  const { item, button } = openProposals();
  await item(2).getByRole('button', { name: 'Strike out' }).click();
  await item(2).getByRole('button', { name: 'Bring back' }).click();
  await expect.element(item(2).getByText('It rises at the solstice (2).')).toBeVisible();
  await expect.element(button('Keep 3')).toBeVisible();
});

test('what comes after those that are shown is decided about once it is shown', async () => {
  const { screen, decided, item, button, heading } = openProposals(someProposals(1, 2, 3, 4), 3);
  await expect.element(screen.getByText(/1 more comes after these\./)).toBeVisible();
  await item(2).getByRole('button', { name: 'Strike out' }).click();
  await button('Keep 2').click();
  await expect.element(heading('These are done')).toBeVisible();
  await expect.element(button(/^Keep \d/)).not.toBeInTheDocument();
  await button('Keep it after all').click();
  await button('Look at the next').click();
  await expect.element(item(4)).toBeVisible();
  await expect.element(screen.getByText(/^1 question waits .* Strike out/)).toBeVisible();
  await button('Keep 1').click();
  await expect.element(heading('All looked at')).toBeVisible();
  expect(decided).toEqual([
    { keep: [1, 3], strike: [2] },
    { keep: [2], strike: [] },
    { keep: [4], strike: [] },
  ]);
});

test('what is made meanwhile comes after those that are shown', async () => {
  const { screen, decided, item, button, become, readAgain } = openProposals(someProposals(1, 2));
  await expect.element(item(2)).toBeVisible();
  become(someProposals(1, 2, 3, 4));
  await readAgain();
  await expect.element(screen.getByText(/2 more come after these\./)).toBeVisible();
  await button('Keep 2').click();
  await button('Look at the next 2').click();
  await expect.element(item(3)).toBeVisible();
  expect(decided).toEqual([{ keep: [1, 2], strike: [] }]);
});

test('it is read anew with each visit, since others decide and make too', async () => {
  const { item, become, comeAgain } = openProposals();
  await expect.element(item(3)).toBeVisible();
  become(someProposals(1, 2));
  comeAgain();
  await expect.element(item(3)).not.toBeInTheDocument();
  await expect.element(item(2)).toBeVisible();
});

test('by keyboard the focus stays where it is of use, and each step is read out', async () => {
  const { item, button, heading, said } = openProposals(someProposals(1, 2, 3), 2);
  await strike(item(1).getByRole('button'));
  await expect.element(said('Struck out: The Nile floods in summer')).toBeInTheDocument();
  await expect.element(item(1).getByRole('button', { name: 'Bring back' })).toHaveFocus();
  await strike(button('Keep 1'));
  await expect.element(heading('Your look')).toHaveFocus();
  await expect.element(said(/^You kept 1; the feed asks for it\./)).toBeInTheDocument();
  await strike(button('Look at the next'));
  await expect.element(item(3)).toBeVisible();
  await expect.element(heading('Your look')).toHaveFocus();
  await expect.element(said('1 question waits for your look.')).toBeInTheDocument();
});

/** Presses a button by its key. */
async function strike(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
