import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';

import { pageLoad } from '../../data/page-load.ts';
import { pagesOf, serve } from '../../testing/api.ts';
import { aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

beforeEach(() => localStorage.clear());

const IDS = [1, 2, 3, 4];
const nameOf = (id: number) => `Question ${id}?`;

test('an answer draws its own card anew, and no other', async () => {
  serve({ feed: pagesOf(IDS.map((id) => aQuestion({ id, questionText: nameOf(id) }))) });
  worker.use(http.post('/api/quiz/answer', () => HttpResponse.json(aResult({ streak: 3 }))));
  const { screen, queryClient } = render(<FeedScreen />);
  const card = screen.getByRole('article', { name: nameOf(1) });
  await expect.element(screen.getByRole('article', { name: nameOf(4) })).toBeInTheDocument();
  // Each card looks for its draft whenever it is drawn.
  const look = vi.spyOn(pageLoad(queryClient).drafts, 'get');
  await card.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(card.getByText('+10 XP')).toBeVisible();
  await expect.element(screen.getByText('3 in a row!')).toBeVisible();
  expect(new Set(look.mock.calls.map(([id]) => id))).toEqual(new Set([1]));
});

test('a piece says how high its cards are by nothing that they inherit: one more changes no other', async () => {
  serve({ feed: pagesOf(IDS.map((id) => aQuestion({ id, questionText: nameOf(id) }))) });
  const { screen, container } = render(<FeedScreen />);
  await expect.element(screen.getByRole('article', { name: nameOf(4) })).toBeInTheDocument();
  const piece = container.querySelector<HTMLElement>('.feed-piece');
  if (!piece) throw new Error('No piece');
  expect([...piece.style].filter((property) => property.startsWith('--'))).toEqual([]);
  const { containIntrinsicHeight } = getComputedStyle(piece);
  const card = Number.parseInt(getComputedStyle(piece).getPropertyValue('--card'), 10);
  expect(containIntrinsicHeight).toBe(`auto ${IDS.length * (card + 26)}px`);
});
