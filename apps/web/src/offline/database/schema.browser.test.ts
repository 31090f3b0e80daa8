import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { ADA, aTab, NO_STATS, serveSync } from '../../testing/draining.ts';
import { appliedResult } from '../../testing/outage.ts';
import { NOON } from '../../testing/study-pack.ts';
import { openVersion1, version1Device, version1Rows } from '../../testing/version-1-database.ts';
import { keepWaiting } from '../outbox/manage-outbox.ts';
import { addOperation, operationsOf } from '../outbox/outbox.ts';
import { packInfo } from '../pack/read-pack.ts';
import { readSaved } from '../saved-reads.ts';
import { deleteDatabase, withDatabase } from './local-database.ts';

// Another file of tests may have left one.
beforeEach(deleteDatabase);

/** Version 1 in a tab: as all versions do, it lets go when a newer one comes. */
async function anOldTab(): Promise<IDBDatabase> {
  const database = await openVersion1();
  database.addEventListener('versionchange', () => database.close());
  return database;
}

const rowsNow = () => withDatabase((database) => database.getAll('outbox'));

const another = { kind: 'answer', target: 3, value: 0, label: 'Question 3?' } as const;

test('rows of version 1 stay as they are, in their order, and the next one comes after them', async () => {
  (await openVersion1()).close();

  expect(await rowsNow()).toEqual(version1Rows);
  await addOperation(another, { ownerId: ADA, opId: 'operation-14', now: NOON });

  const [before, added] = (await operationsOf(ADA)).slice(-2);
  expect(before).toEqual(version1Rows[5]);
  expect(added).toMatchObject({ seq: 14, opId: 'operation-14', answeredAt: version1Device.last });
});

test('they go out in the order of doing, each once, as their reader alone', async () => {
  (await openVersion1()).close();
  const calls = serveSync(({ operations, sentAt: now }) =>
    HttpResponse.json({ results: operations.map(appliedResult), stats: NO_STATS, now }),
  );
  const { drain } = aTab();

  await keepWaiting(() => true);
  await drain.sendFor(ADA, () => true);
  await drain.wakeNow();

  const mine = version1Rows.filter(({ ownerId, state }) => ownerId === ADA && state !== 'refused');
  expect(calls.map(({ userId }) => userId)).toEqual([ADA]);
  expect(calls[0]?.operations).toMatchObject(
    mine.map(({ opId, kind, target, value, answeredAt }) => {
      return { opId, kind, target, value, answeredAt };
    }),
  );
  expect((await rowsNow()).map(({ seq, state }) => [seq, state])).toEqual([
    [5, 'waiting'],
    [8, 'refused'],
    [13, 'waiting'],
  ]);
});

test('packs and saved reads of version 1 are there', async () => {
  (await openVersion1()).close();

  expect(await packInfo(ADA)).toMatchObject({ used: 1, fetchedAt: NOON });
  expect(await readSaved(ADA, '["shelf","entries"]')).toMatchObject({ data: [] });
});

test('what a tab of version 1 is writing meanwhile is there; then it has to be loaded anew', async () => {
  const old = await anOldTab();
  const late = { ...version1Rows[0], seq: 14, opId: 'operation-14' };
  old.transaction('outbox', 'readwrite').objectStore('outbox').put(late);

  expect(await rowsNow()).toEqual([...version1Rows, late]);

  await expect(openVersion1()).rejects.toMatchObject({ name: 'VersionError' });
  expect(await rowsNow()).toHaveLength(version1Rows.length + 1);
});

test('a newer version of the database that is there already is used as it is', async () => {
  (await openVersion1()).close();
  await new Promise((resolve) => {
    const opening = indexedDB.open('morsel', 99);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['guests', 'acknowledged']) opening.result.createObjectStore(store);
    });
    opening.addEventListener('success', () => resolve(opening.result.close()));
  });

  expect(await rowsNow()).toEqual(version1Rows);
});
