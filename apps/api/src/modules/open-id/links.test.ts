import { CONFIRMATION_REQUIRED, MINUTE_MS } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import type { Device } from '../../testing/identity-provider/device.ts';
import {
  MORSEL,
  type OpenIdWorld,
  worldsWithOpenId,
} from '../../testing/identity-provider/open-id-world.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { makeResetLink } from '../accounts/reset-links.ts';

const openIdWorld = worldsWithOpenId();
const passwordHash = hashPassword('crumb-0', { line: 'signUp', id: 'test' });

const link = { at: '/api/openid-link' } as const;
const confirm = { at: '/api/confirm/openid' } as const;

/** A device on which an account with a password is signed in. */
async function withPassword(world: OpenIdWorld): Promise<Device> {
  const account = await world.account({ passwordHash: await passwordHash });
  return world.device(account.headers.cookie);
}

/** A device on which an account is signed in that the provider alone knows. */
async function fromThere(world: OpenIdWorld, person = 'ada'): Promise<Device> {
  const device = world.device();
  await device.goAndComeBack({ as: person });
  return device;
}

const whoIs = async (device: Device) => (await device.inject('/api/users')).json();
const waysOf = async (device: Device) => (await device.inject('/api/sign-in-ways')).json();
const unlink = (device: Device) => device.inject({ method: 'DELETE', url: '/api/openid-link' });

describe('linking', () => {
  it('lets an account with a password in by the provider, too', async () => {
    const world = await openIdWorld({ settings: { createsAccounts: false } });
    const device = await withPassword(world);
    expect(await device.goAndComeBack({ ...link, as: 'bob' })).toBe('/settings#openid=linked');
    expect(await waysOf(device)).toMatchObject({
      hasPassword: true,
      openIdLink: { email: 'bob@example.org' },
      onlyWay: null,
    });
    const other = world.device();
    expect(await other.goAndComeBack({ as: 'bob' })).toBe('/signin#openid=signed-in');
    expect(await whoIs(other)).toEqual(await whoIs(device));
  });

  it('needs a confirmation', async () => {
    const world = await openIdWorld();
    const device = await withPassword(world);
    world.clock.now += 6 * MINUTE_MS;
    const answer = await device.post(link.at);
    expect(answer.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
  });

  it('is refused to who is linked to another account, or at another account', async () => {
    const world = await openIdWorld();
    const ada = await fromThere(world);
    const device = await withPassword(world);
    const before = await tableContents(world.db);
    expect(await device.goAndComeBack({ ...link, as: 'ada' })).toBe('/settings#openid=link-taken');
    expect(await tableContents(world.db)).toEqual(before);

    await ada.goAndComeBack({ ...confirm, as: 'ada' });
    expect(await ada.goAndComeBack({ ...link, as: 'ada' })).toBe('/settings#openid=linked');
    ada.signOutThere();
    expect(await ada.goAndComeBack({ ...link, as: 'bob' })).toBe('/settings#openid=linked-already');
  });

  it('is for the session alone that asked', async () => {
    const world = await openIdWorld();
    const device = await withPassword(world);
    const back = await device.goThere({ ...link, as: 'ada' });
    const other = await withPassword(world);
    device.keep('morsel_session', other.cookie('morsel_session') ?? '');
    expect(await device.comeBack(back)).toBe('/settings#openid=session-over');

    const left = await device.goThere({ ...link, as: 'bob' });
    await device.post('/api/logout');
    expect(await device.comeBack(left)).toBe('/settings#openid=session-over');
    expect(await world.db.selectFrom('openIdLinks').selectAll().execute()).toEqual([]);
  });
});

describe('unlinking', () => {
  it('leaves the password', async () => {
    const world = await openIdWorld({ settings: { createsAccounts: false } });
    const device = await withPassword(world);
    await device.goAndComeBack({ ...link, as: 'ada' });
    const answer = await unlink(device);
    expect(answer.json()).toMatchObject({
      hasPassword: true,
      openIdLink: null,
      onlyWay: 'password',
    });
    expect(await world.device().goAndComeBack({ as: 'ada' })).toBe('/signin#openid=no-account');
  });

  it('is refused where it is the only way to sign in, and nothing changes', async () => {
    const world = await openIdWorld();
    const device = await fromThere(world);
    await device.goAndComeBack({ ...confirm, as: 'ada' });
    const before = await tableContents(world.db);
    expect(await waysOf(device)).toMatchObject({ onlyWay: 'openid' });
    const answer = await unlink(device);
    expect(answer.json()).toMatchObject({ status: 409, detail: /^This is your only way/ });
    expect(await tableContents(world.db)).toEqual(before);
  });

  it('is refused where passwords are not asked for, though there is one', async () => {
    const world = await openIdWorld({ hasPasswordForm: false });
    const device = await withPassword(world);
    await device.goAndComeBack({ ...link, as: 'ada' });
    expect(await waysOf(device)).toMatchObject({ hasPassword: true, onlyWay: 'openid' });
    expect((await unlink(device)).statusCode).toBe(409);
  });

  it('needs a confirmation', async () => {
    const world = await openIdWorld();
    const device = await fromThere(world);
    expect((await unlink(device)).json()).toMatchObject({ type: CONFIRMATION_REQUIRED });
  });
});

it('a link goes when a password is set by a reset link: somebody else may have added it', async () => {
  const world = await openIdWorld();
  const device = await fromThere(world);
  const { db, clock } = world;
  const asked = { email: 'ada@example.org', address: MORSEL, now: clock.now };
  const { url } = await makeResetLink(db, asked);
  const token = url.split('#reset=')[1];
  await world.device().post('/api/reset-password', { token, password: 'crumb-1' });
  expect((await device.inject('/api/users')).statusCode).toBe(401);
  expect(await device.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=email-taken');
});

describe('an account without a password', () => {
  it('takes its data along and is deleted after a proof at the provider', async () => {
    const world = await openIdWorld();
    const device = await fromThere(world);
    const { id } = await whoIs(device);
    expect(await device.goAndComeBack({ ...confirm, as: 'ada' })).toBe(
      '/settings#openid=confirmed',
    );
    expect(await waysOf(device)).toMatchObject({ isConfirmed: true });

    const data = (await device.inject(`/api/users/${id}/export`)).json();
    const { issuer } = world.there.settings;
    expect(data.openIdLinks).toMatchObject([{ issuer, subject: 'ada', email: 'ada@example.org' }]);
    const url = `/api/users/${id}`;
    const deleted = await device.inject({ method: 'DELETE', url, payload: {} });
    expect(deleted.json()).toEqual({ ok: true });
    expect(await world.db.selectFrom('openIdLinks').selectAll().execute()).toEqual([]);
    expect(await world.device().goAndComeBack({ as: 'ada' })).toBe('/signin#openid=signed-up');
  });

  it('sets a first password after a proof, and signs in with it', async () => {
    const world = await openIdWorld();
    const device = await fromThere(world);
    const change = { newPassword: 'crumb-1' };
    const early = await device.post('/api/users/password', change);
    expect(early.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });

    await device.goAndComeBack({ ...confirm, as: 'ada' });
    expect((await device.post('/api/users/password', change)).json()).toEqual({ ok: true });
    expect(await waysOf(device)).toMatchObject({ hasPassword: true });
    const login = { email: 'ada@example.org', password: 'crumb-1' };
    expect((await world.device().post('/api/signin', login)).statusCode).toBe(200);
    expect((await unlink(device)).statusCode).toBe(200);

    const another = { newPassword: 'crumb-2' };
    const answer = await device.post('/api/users/password', another);
    expect(answer.json()).toMatchObject({ status: 400, field: 'currentPassword' });
  });

  it('has proved nothing by being somebody else there', async () => {
    const world = await openIdWorld();
    const device = await fromThere(world);
    device.signOutThere();
    expect(await device.goAndComeBack({ ...confirm, as: 'bob' })).toBe('/settings#openid=another');
    expect(await waysOf(device)).toMatchObject({ isConfirmed: false });
  });
});
