import type { Proposal, ProposalDecision } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';

import { posted, serveBook } from '../../testing/book.ts';
import { aBook } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { ProposalsScreen } from './proposals-screen.tsx';

const address = '/api/users/41/books/8/proposals';

const proposals: Proposal[] = [1, 2, 3].map((id) => ({
  id,
  difficulty: 2,
  content: {
    type: 'true_false',
    text: `The Nile floods in summer, said source ${id}.`,
    answer: true,
    explanation: `So it stands in book ${id}.`,
  },
  origin: { grounding: 'source', chapter: 'Euterpe', quote: `It rises at the solstice (${id}).` },
  proposedAt: 1_760_000_000_000,
}));

function openProposals() {
  serveBook();
  let waiting = proposals;
  worker.use(http.get(address, () => HttpResponse.json({ proposals: waiting, left: 0 })));
  const decided = posted(address, () => {
    waiting = [];
    return HttpResponse.json({ proposals: [], left: 0 });
  });
  const { screen } = render(
    <Routes>
      <Route path="/books/:slug/proposals" element={<ProposalsScreen />} />
    </Routes>,
    { path: `/books/${aBook().slug}/proposals` },
  );
  const second = screen.getByRole('listitem').filter({ hasText: 'source 2' });
  return { screen, decided, second };
}

test('all are kept but what was struck out, which can be had back', async () => {
  const { screen, decided, second } = openProposals();
  await expect.element(second.getByText('It rises at the solstice (2).')).toBeVisible();
  await second.getByRole('button', { name: 'Strike out' }).click();
  await expect.element(second.getByText('It rises at the solstice (2).')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Keep 2' }).click();
  await expect.element(screen.getByRole('heading', { name: 'All looked at' })).toBeVisible();
  await expect.element(screen.getByText(/^You kept 2; .* 1 struck out\.$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Keep it after all' }).click();
  await expect.element(screen.getByText(/^You kept 3;/)).toBeVisible();
  const expected: ProposalDecision[] = [
    { keep: [1, 3], strike: [2] },
    { keep: [2], strike: [] },
  ];
  expect(decided).toEqual(expected);
});

test('what was struck out is brought back by a second tap', async () => {
  const { screen, second } = openProposals();
  await second.getByRole('button', { name: 'Strike out' }).click();
  await second.getByRole('button', { name: 'Bring back' }).click();
  await expect.element(second.getByText('It rises at the solstice (2).')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Keep 3' })).toBeVisible();
});

test('a word that did not arrive loses nothing', async () => {
  const { screen, second } = openProposals();
  worker.use(http.post(address, () => HttpResponse.error()));
  await second.getByRole('button', { name: 'Strike out' }).click();
  await screen.getByRole('button', { name: 'Keep 2' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Nothing was lost\./)).toBeVisible();
  await expect.element(second.getByRole('button', { name: 'Bring back' })).toBeVisible();
});
