import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, test } from 'vitest';

import { useUserId } from '../../data/account/identity.ts';
import { saveAccount } from '../../data/account/reader-storage.ts';
import { setStatus } from '../../offline/door.ts';
import * as room from '../../offline/room.ts';
import { readSaved } from '../../offline/saved-reads.ts';
import { MasteredScreen } from '../../screens/mastered/mastered-screen.tsx';
import { anAccount, serve } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { aPending } from '../../testing/pending.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { keepMastered } from './keep-mastered.ts';

const ada = anAccount({ id: 721 });

function Keeping() {
  const queryClient = useQueryClient();
  useUserId();
  useEffect(() => keepMastered(queryClient, room), [queryClient]);
  return null;
}

const mastered = (...texts: string[]) =>
  texts.map((questionText, id) => ({ id, questionText, type: 'mcq', book: aBook() }));

function serveMastered(...texts: string[]): void {
  worker.use(http.get('/api/mastered', () => HttpResponse.json(mastered(...texts))));
}

const keptCount = async () => {
  const data = (await readSaved(ada.id, '["mastered","list"]'))?.data;
  return Array.isArray(data) ? data.length : undefined;
};

test('mastered questions open without the server though nobody has opened them before', async () => {
  saveAccount(ada);
  serve({ user: () => HttpResponse.json(ada) });
  serveMastered('Who won at Marathon?');
  setStatus({ connection: 'online' });
  const online = render(<Keeping />);
  await expect.poll(keptCount).toBe(1);

  serveMastered('Who won at Marathon?', 'Who won at Salamis?');
  setStatus({ pending: [aPending({ ownerId: ada.id, kind: 'mastery', value: true })] });
  expect(await keptCount()).toBe(1);
  setStatus({ pending: [] });
  await expect.poll(keptCount).toBe(2);
  online.unmount();

  worker.use(http.get('/api/mastered', () => HttpResponse.error()));
  const { screen } = render(<MasteredScreen />);
  await expect.element(screen.getByText('Who won at Salamis?')).toBeVisible();
  await expect.element(screen.getByText('Saved copy from a moment ago')).toBeVisible();
  expect(screen.getByRole('alert').query()).toBeNull();
});

test('nothing is asked for without the server', async () => {
  saveAccount(ada);
  const asked = serve({ user: () => HttpResponse.json(ada) });
  setStatus({ connection: 'offline' });
  render(<Keeping />);
  await expect.poll(() => asked).toContain('GET /api/users');
  expect(await keptCount()).toBeUndefined();
});
