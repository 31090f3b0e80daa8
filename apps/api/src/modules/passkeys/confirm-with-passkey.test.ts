import { MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, expect, it } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import {
  type AddedPasskey,
  addedPasskey,
  confirmationRequest,
  passkeysOf,
  post,
  signInRequest,
} from '../../testing/passkeys.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let rita: TestReader;
let passkey: AddedPasskey;
beforeEach(async () => {
  const { confirmations } = LIMITS;
  server = await testServer({ limits: { ...NO_LIMITS, confirmations } });
  rita = await server.account();
  passkey = await addedPasskey(rita);
  server.clock.now += 5 * MINUTE_MS;
});

const confirm = (assertion: object) => post(rita, '/api/confirm/passkey', assertion);
const isConfirmed = async () =>
  (await rita.inject({ url: `/api/users/${rita.id}/export` })).statusCode === 200;

it('asks for one of the reader’s own', async () => {
  await addedPasskey(await server.account());
  const known = { type: 'public-key', transports: ['internal', 'hybrid'] };
  expect(await confirmationRequest(rita)).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ ...known, id: passkey.id }],
  });
});

it('opens what needs it for five minutes', async () => {
  expect(await isConfirmed()).toBe(false);
  const answer = await confirm(passkey.sign(await confirmationRequest(rita)));
  expect(answer.json()).toEqual({ ok: true });
  server.clock.now += 5 * MINUTE_MS - 1;
  expect(await isConfirmed()).toBe(true);
  server.clock.now += 1;
  expect(await isConfirmed()).toBe(false);
});

it('takes a device that does not say for whom it signed, since it was told', async () => {
  const request = await confirmationRequest(rita);
  expect((await confirm(passkey.sign(request, { userHandle: null }))).statusCode).toBe(200);
});

it('is not done by another reader’s passkey, of which nothing is noted', async () => {
  const other = await server.account();
  const foreign = await addedPasskey(other);
  const answer = await confirm(foreign.sign(await confirmationRequest(rita)));
  expect(answer.json()).toMatchObject({
    status: 400,
    detail: 'This passkey is not one of yours',
  });
  expect(await isConfirmed()).toBe(false);
  expect(await passkeysOf(other)).toEqual([foreign.shown]);
});

it('is not done by a signature for signing in, or for another reader', async () => {
  const other = await server.account();
  for (const request of [await signInRequest(server.app), await confirmationRequest(other)]) {
    expect((await confirm(passkey.sign(request))).statusCode).toBe(400);
  }
  expect(await isConfirmed()).toBe(false);
});

it('is over for a while after ten that were refused, passwords among them', async () => {
  const { most } = LIMITS.confirmations;
  for (let attempt = 1; attempt < most; attempt += 1) {
    await post(rita, '/api/confirm', { password: 'guessed!' });
  }
  const flaw = { isUnrecognised: true };
  await confirm(passkey.sign(await confirmationRequest(rita), flaw));
  const answer = await confirm(passkey.sign(await confirmationRequest(rita)));
  expect(answer.statusCode).toBe(429);
});
