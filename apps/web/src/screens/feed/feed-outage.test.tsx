import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { OfflineStrip } from '../../app/offline-strip/offline-strip.tsx';
import { pagesOf, problem, serve } from '../../testing/api.ts';
import { aFlashcard, aQuestion } from '../../testing/items.ts';
import { appliedResult, beginOutage } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { FeedScreen } from './feed-screen.tsx';

const KEPT = 'Answer kept. You will see whether it is right once you are back online.';

function renderFeed(item = [aQuestion(), aFlashcard({ id: 9 })]) {
  serve({ feed: pagesOf(item) });
  return render([<OfflineStrip key="strip" />, <FeedScreen key="feed" />]);
}

test.each([
  ['nothing is reached', () => HttpResponse.error()],
  ['the API breaks', () => problem(500)],
  ['it is too much for the API', () => problem(429)],
  ['something else answers', () => HttpResponse.html('<h1>Welcome to our hotel</h1>')],
])(
  'when %s an answer is kept and waits, never unanswered, and is judged later',
  async (_, fail) => {
    const outage = beginOutage(fail);
    const { screen } = renderFeed();
    await screen.getByRole('button', { name: /^Athens/ }).click();
    await expect.element(screen.getByText(KEPT)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '1 waiting to sync' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Persia/ })).toBeDisabled();

    await outage.end();

    await expect.element(screen.getByText('CORRECT!')).toBeVisible();
    await expect.element(screen.getByText('Not yet synced')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
    expect(outage.synced).toMatchObject([{ kind: 'answer', target: 1, value: 1, revision: 3 }]);
  },
);

test('an answer that waits is so still when the reader comes back to the feed', async () => {
  const outage = beginOutage();
  const { screen, rerender } = renderFeed();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(KEPT)).toBeVisible();
  rerender(<p>Another screen</p>);
  rerender(<FeedScreen />);
  await expect.element(screen.getByText(KEPT)).toBeVisible();
  await outage.end();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  rerender(<p>Another screen</p>);
  rerender(<FeedScreen />);
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(outage.synced).toHaveLength(1);
});

test('a rating is kept, and said as always', async () => {
  const outage = beginOutage();
  const { screen } = renderFeed();
  await screen.getByRole('button', { name: 'Tap to turn over' }).click();
  await screen.getByRole('button', { name: 'EASY' }).click();
  await expect.element(screen.getByText('Flashcard rated as EASY!')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '1 waiting to sync' })).toBeVisible();
  await outage.end();
  await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
  expect(outage.synced).toMatchObject([{ kind: 'rating', target: 9, value: 'easy' }]);
});

test('what the server refuses later is listed with its reason, and can be thrown away', async () => {
  const outage = beginOutage();
  const { screen } = renderFeed();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(KEPT)).toBeVisible();
  const refusal = { type: 'about:blank', title: 'Gone', status: 404, detail: 'No such question' };
  await outage.end({
    judge: ({ opId }) => ({ opId, status: 'refused', problem: refusal }),
  });
  await screen.getByRole('button', { name: '1 could not be synced' }).click();
  const list = screen.getByRole('dialog', { name: 'Waiting to sync' });
  await expect.element(list.getByText('Who won at Marathon?')).toBeVisible();
  await expect.element(list.getByText('No such question')).toBeVisible();
  await list.getByRole('button', { name: 'Discard' }).click();
  await expect.element(list.getByText('Everything is synced.')).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('what was refused can be tried again', async () => {
  const outage = beginOutage();
  const { screen } = renderFeed();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  await expect.element(screen.getByText(KEPT)).toBeVisible();
  const refusal = { type: 'about:blank', title: 'Gone', status: 404, detail: 'No such question' };
  let refuse = true;
  await outage.end({
    judge: (operation) =>
      refuse
        ? { opId: operation.opId, status: 'refused', problem: refusal }
        : appliedResult(operation),
  });
  await screen.getByRole('button', { name: '1 could not be synced' }).click();
  refuse = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Everything is synced.')).toBeVisible();
  expect(outage.synced.map(({ opId }) => opId)).toEqual([
    outage.synced[0]?.opId,
    outage.synced[0]?.opId,
  ]);
});
