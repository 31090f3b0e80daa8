import type { FeedItem } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { withDatabase } from '../../offline/database/local-database.ts';
import { storePack } from '../../offline/pack/store-pack.ts';
import { pagesOf, problem, serve } from '../../testing/api.ts';
import { posted } from '../../testing/book.ts';
import { anOrigin, aPassage } from '../../testing/item-verbs.ts';
import { aFlashcard, aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { aReport } from '../../testing/reports.ts';
import { aPack } from '../../testing/study-pack.ts';
import { worker } from '../../testing/worker.ts';
import { FeedScreen } from './feed-screen.tsx';

const items = [1, 2, 3, 4, 5, 6].map((id) => aQuestion({ id, questionText: `Question ${id}?` }));

const cardOf = (screen: Locator, name: string) => screen.getByRole('article', { name });

async function renderFeed(served: readonly FeedItem[] = items) {
  const asked = serve({ feed: pagesOf(served) });
  worker.use(
    http.post('/api/quiz/answer', () => HttpResponse.json(aResult({ origin: anOrigin() }))),
  );
  const { screen } = render(<FeedScreen />);
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  return { screen, asked };
}

async function report(card: Locator, screen: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Report' }).click();
  await screen.getByRole('radio', { name: 'It is unclear' }).click();
  await screen.getByRole('button', { name: 'Send report' }).click();
}

test('a reported question leaves the feed at once; the next card takes the focus, and pages go on', async () => {
  const { screen, asked } = await renderFeed();
  const sent = posted('/api/items/2/reports', () => HttpResponse.json(aReport({ itemId: 2 })));
  const card = cardOf(screen, 'Question 2?');
  await card.getByRole('button', { name: /^Athens/ }).click();
  await report(card, screen);
  await expect.element(card).not.toBeInTheDocument();
  expect(sent).toEqual([{ reason: 'unclear' }]);
  await expect.element(screen.getByText('Reported. Thank you!')).toBeVisible();
  await expect.element(cardOf(screen, 'Question 3?')).toHaveFocus();
  cardOf(screen, 'Question 5?').element().scrollIntoView();
  await expect.element(cardOf(screen, 'Question 6?')).toBeInTheDocument();
  expect(asked.filter((call) => call.includes('offset=5'))).toHaveLength(1);
});

test('so does a reported flashcard', async () => {
  const { screen } = await renderFeed([aFlashcard({ id: 9 }), ...items]);
  posted('/api/items/9/reports', () => HttpResponse.json(aReport({ itemId: 9 })));
  const card = cardOf(screen, 'Flashcard: Marathon');
  await card.getByRole('button', { name: 'Tap to turn over' }).click();
  await report(card, screen);
  await expect.element(card).not.toBeInTheDocument();
});

test('it leaves what the device keeps for when the server cannot be reached', async () => {
  const kept = items.map((item) => ({ item, key: { answer: 1, explanation: 'Athens won.' } }));
  const before = { record: undefined, items: [], pending: [] };
  await storePack(41, { before, fetched: aPack(kept), fetchedAt: Date.now() });
  const { screen } = await renderFeed();
  posted('/api/items/1/reports', () => HttpResponse.json(aReport()));
  const card = cardOf(screen, 'Question 1?');
  await card.getByRole('button', { name: /^Athens/ }).click();
  await report(card, screen);
  await expect.element(screen.getByText('Reported. Thank you!')).toBeVisible();
  await expect
    .poll(async () => {
      const record = await withDatabase((database) => database.get('readers', 41));
      return record?.entries.map(({ itemId }) => itemId);
    })
    .toEqual([2, 3, 4, 5, 6]);
});

test('a report that is refused leaves the card where it is', async () => {
  const { screen } = await renderFeed([aQuestion()]);
  posted('/api/items/1/reports', () => problem(429, 'Too many reports for today.'));
  const card = screen.getByRole('article');
  await card.getByRole('button', { name: /^Athens/ }).click();
  await report(card, screen);
  await expect.element(screen.getByText('Too many reports for today.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(card).toBeVisible();
});

test('the passage is read once, as the reader', async () => {
  const { screen } = await renderFeed([aQuestion()]);
  let reads = 0;
  worker.use(
    http.get('/api/items/1/passage', () => {
      reads += 1;
      return HttpResponse.json(aPassage());
    }),
  );
  await screen.getByRole('button', { name: /^Athens/ }).click();
  for (const _ of [1, 2]) {
    await screen.getByRole('button', { name: 'Read the passage' }).click();
    await expect.element(screen.getByText(/^The lines were drawn up/)).toBeVisible();
    await screen.getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect(reads).toBe(1);
});
