import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';

import { Patience } from './patience.ts';
import { SteadyClient } from './steady-client.ts';

type Query = (sql: string) => Promise<unknown>;

const CUT = () => Promise.reject(new Error('Connection terminated unexpectedly'));

/** What notes how it is released, of which a second time is an error as in the driver. */
function client(query: Query) {
  const releases: unknown[] = [];
  const made = {
    query,
    release: (isToBeThrownAway: unknown) => {
      if (releases.push(isToBeThrownAway) > 1) throw new Error('released twice');
    },
  } as unknown as PoolClient;
  return { made, releases };
}

test('a statement that ends each connection it gets is given up, however well all else goes', async () => {
  const patience = new Patience();
  let times = 0;
  const cutting: Query = () => {
    times += 1;
    patience.worked();
    return times > 50 ? Promise.resolve({}) : CUT();
  };
  const connect = async () => client(cutting).made;
  const steady = new SteadyClient(await connect(), { connect, patience });
  await expect(steady.query('select 1', [])).rejects.toThrow('cannot be reached');
  expect(times).toBe(6);
});

test('a connection that is lost is given back once, though no other one is to be had', async () => {
  const { made, releases } = client(CUT);
  const connect = () => Promise.reject(new Error('no connection'));
  const steady = new SteadyClient(made, { connect, patience: new Patience() });
  for (const _ of [1, 2]) {
    await expect(steady.query('select 1', [])).rejects.toThrow('no connection');
  }
  steady.release();
  expect(releases).toEqual([true]);
});

test('a connection whose transaction could not be ended is thrown away', async () => {
  const refused = Object.assign(new Error('out of memory'), { code: '53200' });
  const { made, releases } = client((sql) =>
    sql === 'rollback' ? Promise.reject(refused) : Promise.resolve({ rows: [] }),
  );
  const connect = () => Promise.reject(new Error('not needed'));
  const steady = new SteadyClient(made, { connect, patience: new Patience() });
  await steady.query('begin', []);
  await expect(steady.query('rollback', [])).rejects.toThrow('run out');
  steady.release();
  expect(releases).toEqual([true]);
});
