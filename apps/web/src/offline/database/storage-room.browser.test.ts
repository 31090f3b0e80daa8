import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';

import { api } from '../../api.ts';
import { aPending } from '../../testing/pending.ts';
import { aPack, aPackQuestion, aReaderId, NOON } from '../../testing/study-pack.ts';
import { worker } from '../../testing/worker.ts';
import { fetchPack } from '../pack/fetch-pack.ts';
import { packInfo } from '../pack/read-pack.ts';
import { withDatabase } from './local-database.ts';
import { withRoom } from './storage-room.ts';

/** A write that fails for want of room so many times; tells what was there at each attempt. */
function aWrite(failures: number, ownerId: number) {
  const attempts: { covers: boolean; pack: boolean }[] = [];
  const write = async () => {
    const pack = (await packInfo(ownerId)) !== undefined;
    attempts.push({ covers: await caches.has('covers'), pack });
    if (attempts.length <= failures) throw new DOMException('Full', 'QuotaExceededError');
    return 'written';
  };
  return { attempts, write };
}

async function setup() {
  const ownerId = aReaderId();
  const pack = aPack([aPackQuestion(1)]);
  worker.use(http.get('/api/users/:userId/study-pack', () => HttpResponse.json(pack)));
  await fetchPack(ownerId, { environment: { api, now: () => NOON } });
  await caches.open('covers');
  await caches.open('morsel-shell');
  return ownerId;
}

test('a write for which there is no room sheds covers first, then packs', async () => {
  const { attempts, write } = aWrite(2, await setup());

  expect(await withRoom(write)).toBe('written');

  expect(attempts).toEqual([
    { covers: true, pack: true },
    { covers: false, pack: true },
    { covers: false, pack: false },
  ]);
  expect(await caches.has('morsel-shell')).toBe(true);
});

test('what the server has acknowledged is shed last', async () => {
  const ownerId = await setup();
  const kept = aPending({ ownerId, seq: ownerId, opId: `acknowledged-${ownerId}` });
  await withDatabase((database) =>
    database.put('acknowledged', { ...kept, epoch: 'first', acknowledgedAt: NOON }),
  );
  const count = () => withDatabase((database) => database.count('acknowledged', ownerId));

  await withRoom(aWrite(2, ownerId).write);
  expect(await count()).toBe(1);
  await withRoom(aWrite(3, ownerId).write);
  expect(await count()).toBe(0);
});

test('nothing more is shed than is needed', async () => {
  const ownerId = await setup();
  const { write } = aWrite(1, ownerId);

  expect(await withRoom(write)).toBe('written');

  expect(await packInfo(ownerId)).toBeDefined();
});

test('a write that still finds no room fails', async () => {
  const { attempts, write } = aWrite(9, await setup());

  await expect(withRoom(write)).rejects.toThrow('Full');
  expect(attempts).toHaveLength(4);
});

test('another failure sheds nothing', async () => {
  const ownerId = await setup();
  const fail = () => Promise.reject(new Error('Broken'));

  await expect(withRoom(fail)).rejects.toThrow('Broken');

  expect(await caches.has('covers')).toBe(true);
  expect(await packInfo(ownerId)).toBeDefined();
});
