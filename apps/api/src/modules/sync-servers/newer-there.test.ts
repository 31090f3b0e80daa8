import type { RequestListener } from 'node:http';

import { HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { DIGEST } from '../../testing/e-reader.ts';
import type { TestReader, TestServer } from '../../testing/server.ts';
import {
  passOnNow,
  passingOnOf,
  passingOnWorld,
  type PassingOnWorld,
} from '../../testing/sync-servers.ts';

let server: TestServer;
let rita: TestReader;
let device: PassingOnWorld['device'];
let other: PassingOnWorld['other'];
beforeEach(async () => {
  ({ server, rita, device, other } = await passingOnWorld());
});

const waiting = () => server.db.selectFrom('waitingPositions').selectAll().execute();

describe('what has waited', () => {
  const P1 = { percentage: 0.1, progress: 'p1' };
  const there = (told: object) =>
    other.positions.set(DIGEST, { document: DIGEST, percentage: 0.9, device: 'Phone', ...told });
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  it.each([
    ['newer, by another device', { timestamp: secondsAgo(5) }, []],
    [
      'newer, by this one, which was told there itself',
      { timestamp: secondsAgo(5), device: 'Kobo_nova', device_id: 'AB12' },
      [],
    ],
    ['older, by another device', { timestamp: secondsAgo(1000) }, [{ percentage: 0.32 }]],
    ['of no known time', {}, [{ percentage: 0.32 }]],
  ])('does not displace what the server was told since: %s', async (_, told, pushed) => {
    await device.push();
    there(told);
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed()).toMatchObject(pushed);
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
  });

  it.each<[string, RequestListener | undefined]>([
    ['slowly', undefined],
    ['without its answer coming back', (_request, response) => void response.destroy()],
  ])('is not lost for an older one that Morsel itself has sent there %s', async (_, answer) => {
    await device.push(P1);
    const { answer: wont } = other.listener;
    other.listener.answer = answer ?? wont;
    await passOnNow(server);
    other.listener.answer = wont;
    await device.push({ percentage: 0.2, progress: 'p2' });
    other.state.failing = 503;
    server.clock.now += 5000;
    await passOnNow(server);
    other.state.failing = 0;
    // As servers give it back, some of which keep no device's id.
    there({ ...P1, percentage: '0.10', device: 'Kobo_nova', timestamp: secondsAgo(5) });
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.positions.get(DIGEST)).toMatchObject({ progress: 'p2' });
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
  });

  it('is not lost for one that was under way when Morsel stopped', async () => {
    await device.push(P1);
    const stopped = new AbortController();
    const { answer } = other.listener;
    other.listener.answer = () => stopped.abort(new Error('Stopped'));
    await expect(passOnNow(server, { signal: stopped.signal })).rejects.toThrow(
      'Turns have failed',
    );
    other.listener.answer = answer;
    await device.push({ percentage: 0.2, progress: 'p2' });
    there({ ...P1, device: 'Kobo_nova', timestamp: secondsAgo(5) });
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.positions.get(DIGEST)).toMatchObject({ progress: 'p2' });
  });

  it('is not lost for one that was sent before Morsel could send nothing for a while', async () => {
    await device.push(P1);
    const { answer } = other.listener;
    other.listener.answer = (_request, response) => void response.destroy();
    await passOnNow(server);
    other.listener.answer = answer;
    other.state.failing = 503;
    for (const progress of ['p2', 'p3', 'p4', 'p5', 'p6']) {
      await device.push({ percentage: 0.2, progress });
      server.clock.now += 10 * HOUR_MS;
      await passOnNow(server);
    }
    other.state.failing = 0;
    there({ ...P1, device: 'Kobo_nova', timestamp: secondsAgo(5) });
    server.clock.now += 10 * HOUR_MS;
    await passOnNow(server);
    expect(other.positions.get(DIGEST)).toMatchObject({ progress: 'p6' });
  });

  it('does not go back to before what Morsel has sent since: in a backup it waits again', async () => {
    await device.push(P1);
    const backup = await waiting();
    await device.push({ percentage: 0.2, progress: 'p2' });
    await passOnNow(server);
    const sent = { percentage: 0.2, progress: 'p2', device: 'Kobo_nova', device_id: 'AB12' };
    there({ ...sent, timestamp: secondsAgo(5) });
    await server.db.insertInto('waitingPositions').values(backup).execute();
    await server.db.updateTable('documents').set({ sentMarks: null }).execute();
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed()).toHaveLength(1);
  });

  it('is as old as it is when the answer comes', async () => {
    await device.push();
    other.state.now = () => server.clock.now;
    there({ timestamp: server.clock.now / 1000 + 4 });
    server.clock.now += 61_000;
    const { answer } = other.listener;
    other.listener.answer = (request, response) => {
      server.clock.now += 8000;
      answer(request, response);
    };
    await passOnNow(server);
    expect(other.pushed()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('goes where it is told again in the same words while it is found to be older', async () => {
    await device.push();
    there({ timestamp: secondsAgo(5) });
    server.clock.now += 10 * MINUTE_MS;
    const { answer } = other.listener;
    other.listener.answer = (request, response) => {
      other.listener.answer = answer;
      void device.push().then(() => answer(request, response));
    };
    await passOnNow(server);
    expect(other.pushed()).toMatchObject([{ percentage: 0.32 }]);
    expect(await waiting()).toEqual([]);
  });

  it('is not lost where the server cannot be asked what it knows', async () => {
    await device.push();
    other.state.failing = 500;
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed()).toEqual([]);
    expect(await passingOnOf(rita)).toMatchObject({ status: 500, waiting: 1 });
  });
});
