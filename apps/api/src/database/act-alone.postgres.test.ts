import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { postgresDatabaseAt } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import { actAlone } from './act-alone.ts';
import { connectDatabase } from './connection.ts';

async function twoProcesses() {
  const { db, url } = await postgresDatabaseAt();
  const other = await connectDatabase(url);
  onTestFinished(() => other.destroy());
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  return { db, other, done, work };
}

test('of two processes one has a job, and the next time any may have it', async () => {
  const { db, other, done, work } = await twoProcesses();
  await actAlone(db, 'sweeping', async () => {
    await actAlone(other, 'sweeping', work('the same'));
    await actAlone(other, 'counting', work('another'));
  });
  await actAlone(other, 'sweeping', work('later'));
  expect(done).toEqual(['another', 'later']);
});

test('a process with two connections does all of its jobs, also after one that fails', async () => {
  const { url } = await postgresDatabaseAt();
  const db = await connectDatabase(url, { connections: 2 });
  onTestFinished(() => db.destroy());
  const done: string[] = [];
  const work = (name: string) => async () => {
    await sql`select 1`.execute(db);
    done.push(name);
  };
  const failing = actAlone(db, 'failing', () => Promise.reject(new Error('no')));
  const others = ['sweeping', 'counting', 'opinions'].map((job) => actAlone(db, job, work(job)));
  await expect(failing).rejects.toThrow('no');
  await Promise.all(others);
  expect(done.toSorted()).toEqual(['counting', 'opinions', 'sweeping']);
});

test('a job of a process waits for its own last time, and for none of the others', async () => {
  const { db, done, work } = await twoProcesses();
  const isOver = Promise.withResolvers<void>();
  const slow = actAlone(db, 'opinions', async () => {
    await isOver.promise;
    done.push('opinions');
  });
  const again = actAlone(db, 'opinions', work('opinions again'));
  await actAlone(db, 'delivering', work('delivering'));
  isOver.resolve();
  await Promise.all([slow, again]);
  expect(done).toEqual(['delivering', 'opinions', 'opinions again']);
});

test('the job of a process that has died is taken over', async () => {
  const { db, other, done, work } = await twoProcesses();
  const isOver = Promise.withResolvers<void>();
  const dying = actAlone(db, 'sweeping', () => isOver.promise);
  const locks = sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;
  const pid = await until(async () => {
    const { rows } = await locks.execute(other);
    expect(rows).toHaveLength(1);
    return rows[0]?.pid ?? 0;
  });
  await sql`select pg_terminate_backend(${pid})`.execute(other);
  await until(async () => {
    await actAlone(other, 'sweeping', work('taken over'));
    expect(done).toEqual(['taken over']);
  });
  isOver.resolve();
  await dying;
});
