import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { problem } from '../../testing/api.ts';
import { someProposals } from '../../testing/generation.ts';
import { openProposals } from '../../testing/proposals-screen.tsx';

const unreached = () => HttpResponse.error();

test('a word that did not arrive loses nothing', async () => {
  const { screen, item, button, answers } = openProposals();
  answers(unreached);
  await item(2).getByRole('button', { name: 'Strike out' }).click();
  await button('Keep 2').click();
  await expect.element(screen.getByRole('alert').getByText(/^Nothing was lost\./)).toBeVisible();
  await expect.element(item(2).getByRole('button', { name: 'Bring back' })).toBeVisible();
});

test.each([404, 409])('refused with %s it says why, and shows what waits still', async (status) => {
  const { screen, item, button, answersOnce, become, decided } = openProposals();
  await item(2).getByRole('button', { name: 'Strike out' }).click();
  answersOnce(() => {
    become(someProposals(1, 3));
    return problem(status, 'One of these is among your items already', 'strike');
  });
  await button('Keep 2').click();
  await expect
    .element(screen.getByRole('alert').getByText(/decided about elsewhere/))
    .toBeVisible();
  await expect.element(item(2)).not.toBeInTheDocument();
  await button('Keep 2').click();
  await expect.element(screen.getByRole('heading', { name: 'All looked at' })).toBeVisible();
  expect(decided).toEqual([{ keep: [1, 3], strike: [] }]);
});

test('refused, with nothing left, it is no dead end', async () => {
  const { screen, button, answersOnce, become, heading } = openProposals();
  answersOnce(() => {
    become([]);
    return problem(404, 'Proposal not found');
  });
  await button('Keep 3').click();
  await expect.element(heading('Nothing waits')).toBeVisible();
  await expect
    .element(screen.getByRole('alert').getByText(/decided about elsewhere/))
    .toBeVisible();
});

test.each([[[]], [[4, 5]]])(
  'where the answer alone was lost it can be asked for, with %j waiting',
  async (later) => {
    const { item, button, answersOnce, become, decided, heading } = openProposals();
    await item(2).getByRole('button', { name: 'Strike out' }).click();
    answersOnce(() => {
      become(someProposals(...later));
      return HttpResponse.error();
    });
    await button('Keep 2').click();
    await expect.element(heading('No answer yet')).toBeVisible();
    await button('Try again').click();
    await expect.element(button('Keep it after all')).toBeVisible();
    expect(decided).toEqual([{ keep: [1, 3], strike: [2] }]);
  },
);

test('an old list says so, and what cannot be done with it', async () => {
  const { screen, item, button, reads, readAgain } = openProposals();
  await expect.element(item(1)).toBeVisible();
  reads(unreached);
  await readAgain();
  await expect.element(screen.getByText(/^Saved copy from/)).toBeVisible();
  await expect.element(screen.getByText(/needs a connection/)).toBeVisible();
  await expect.element(button('Keep 3')).toBeVisible();
});
