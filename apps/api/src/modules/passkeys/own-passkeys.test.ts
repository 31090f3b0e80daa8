import { CONFIRMATION_REQUIRED, LONGEST, MINUTE_MS, UNKNOWN_PASSKEY } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  type AddedPasskey,
  addedPasskey,
  passkeysOf,
  post,
  signInRequest,
} from '../../testing/passkeys.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { setPassword } from '../accounts/set-password.ts';

let server: TestServer;
let rita: TestReader;
let passkey: AddedPasskey;
beforeEach(async () => {
  server = await testServer();
  rita = await server.account({ passwordHash: 'a hash' });
  passkey = await addedPasskey(rita);
});

const urlOf = ({ shown }: AddedPasskey) => `/api/passkeys/${shown.id}`;
const rename = (reader: TestReader, name: string) =>
  reader.inject({ method: 'PATCH', url: urlOf(passkey), payload: { name } });
const remove = (reader: TestReader, removed = passkey) =>
  reader.inject({ method: 'DELETE', url: urlOf(removed) });
const onlyWayOf = async (reader: TestReader) =>
  (await reader.inject({ url: '/api/sign-in-ways' })).json().onlyWay;

const NO_SUCH = { status: 404, detail: 'You have no such passkey' };

describe('renaming a passkey', () => {
  it('gives it a tidy name', async () => {
    const answer = await rename(rita, '  My  old \u202Ephone ');
    expect(answer.json()).toEqual({ ...passkey.shown, name: 'My old phone' });
    expect(await passkeysOf(rita)).toEqual([answer.json()]);
  });

  it.each(['', '   ', '\u200B', '\u202E', 'x'.repeat(LONGEST.passkeyName + 1), 'a\u0000b'])(
    'refuses “%s” at the field',
    async (name) => {
      expect((await rename(rita, name)).json()).toMatchObject({ status: 400, field: 'name' });
      expect(await passkeysOf(rita)).toEqual([passkey.shown]);
    },
  );

  it('is for one’s own', async () => {
    expect((await rename(await server.account(), 'Mine')).json()).toMatchObject(NO_SUCH);
    expect(await passkeysOf(rita)).toEqual([passkey.shown]);
  });
});

describe('removing a passkey', () => {
  it('keeps it from signing in, and tells what its device may forget', async () => {
    const answer = await remove(rita);
    expect(answer.json()).toEqual({ rpId: 'localhost', credentialId: passkey.id });
    expect(await passkeysOf(rita)).toEqual([]);
    const assertion = passkey.sign(await signInRequest(server.app));
    const refused = await post(server.app, '/api/signin/passkey', assertion);
    expect(refused.json()).toMatchObject({ status: 401, type: UNKNOWN_PASSKEY });
  });

  it('is for one’s own, and for what is there', async () => {
    expect((await remove(await server.account())).json()).toMatchObject(NO_SUCH);
    await remove(rita);
    expect((await remove(rita)).json()).toMatchObject(NO_SUCH);
  });

  it('needs a confirmation', async () => {
    server.clock.now += 5 * MINUTE_MS;
    expect((await remove(rita)).json()).toMatchObject({ type: CONFIRMATION_REQUIRED });
    expect(await passkeysOf(rita)).toEqual([passkey.shown]);
  });

  it('never takes the last way to sign in', async () => {
    const olga = await server.account({ passwordHash: null });
    const [first, last] = [await addedPasskey(olga), await addedPasskey(olga)];
    expect(await onlyWayOf(olga)).toBeNull();
    expect((await remove(olga, first)).statusCode).toBe(200);
    expect(await onlyWayOf(olga)).toBe('passkey');
    expect((await remove(olga, last)).json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('This is your only way to sign in.'),
    });
    expect(await passkeysOf(olga)).toEqual([last.shown]);
  });

  it('counts no passkey of another site as a way to sign in', async () => {
    const olga = await server.account({ passwordHash: null });
    const [former, present] = [await addedPasskey(olga), await addedPasskey(olga)];
    await server.db
      .updateTable('passkeys')
      .set({ rpId: 'former.example' })
      .where('id', '=', former.shown.id)
      .execute();
    expect((await remove(olga, present)).statusCode).toBe(409);
    expect((await remove(olga, former)).statusCode).toBe(200);
  });
});

it('a password that is set by a link ends passkeys, which whoever knew the former one may have added', async () => {
  const other = await server.account();
  await addedPasskey(other);
  const hash = await hashPassword('crumb-9', { line: 'signUp', id: 'a test' });
  await server.db.transaction().execute((tx) => setPassword(tx, rita.id, hash));
  const left = await server.db.selectFrom('passkeys').select('userId').execute();
  expect(left).toEqual([{ userId: other.id }]);
});
