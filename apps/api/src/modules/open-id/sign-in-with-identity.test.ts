import { CONFIRMATION_REQUIRED } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import type { Device } from '../../testing/identity-provider/device.ts';
import {
  type OpenIdWorld,
  worldsWithOpenId,
} from '../../testing/identity-provider/open-id-world.ts';
import { tableContents } from '../../testing/table-contents.ts';
import { hashPassword } from '../accounts/password-hash.ts';

const openIdWorld = worldsWithOpenId();

const whoIs = async (device: Device) => (await device.inject('/api/users')).json();
const waysOf = async (device: Device) => (await device.inject('/api/sign-in-ways')).json();
const accounts = ({ db }: OpenIdWorld) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'passwordHash'])
    .where('email', 'is not', null)
    .execute();

describe('who signs in for the first time', () => {
  it('gets an account of what the provider tells, without a password', async () => {
    const world = await openIdWorld();
    const device = world.device();

    expect(await device.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=signed-up');

    expect(await whoIs(device)).toMatchObject({
      name: 'Ada',
      email: 'ada@example.org',
      role: 'reader',
    });
    expect(await waysOf(device)).toEqual({
      hasPassword: false,
      openIdLink: { email: 'ada@example.org', linkedAt: world.clock.now },
      onlyWay: 'openid',
      isConfirmed: false,
    });
  });

  it('keeps what the guest of the device has done', async () => {
    const world = await openIdWorld();
    const guest = await world.guest();
    await world.db.updateTable('users').set({ xp: 30 }).where('id', '=', guest.id).execute();
    const device = world.device(guest.headers.cookie);

    await device.goAndComeBack({ as: 'ada' });

    expect(await whoIs(device)).toMatchObject({ id: guest.id, name: 'Ada', xp: 30 });
    expect(device.cookie('morsel_guest')).toBeUndefined();
  });

  it.each([
    [{ email: 'nora@example.org' }, 'nora'],
    [{ email: 'nora@example.org', name: '  Nora \n N. ' }, 'Nora N.'],
    [{ email: 'nora@example.org', name: 'N'.repeat(300) }, 'N'.repeat(100)],
    [{ email: 'nora@example.org', name: '\u200B\u0000' }, 'nora'],
    [{ email: 'nora@example.org', name: '\u202ENo\u200Bra' }, 'Nora'],
    [{ email: 'nora@example.org', name: `${'N'.repeat(99)} N` }, 'N'.repeat(99)],
  ])('is called by what is told: %o', async (person, name) => {
    const world = await openIdWorld();
    world.there.people['nora'] = person;
    const device = world.device();
    await device.goAndComeBack({ as: 'nora' });
    expect(await whoIs(device)).toMatchObject({ name });
  });

  it.each([
    ['no-account', { createsAccounts: false }, { email: 'nora@example.org' }],
    ['no-email', {}, { name: 'Nora' }],
    ['no-email', {}, { name: 'Nora', email: 'nora at home' }],
  ])('is told %s where %o and they are %o', async (failure, settings, person) => {
    const world = await openIdWorld({ settings });
    world.there.people['nora'] = person;
    const before = await tableContents(world.db);
    const device = world.device();
    expect(await device.goAndComeBack({ as: 'nora' })).toBe(`/signin#openid=${failure}`);
    expect(await tableContents(world.db)).toEqual(before);
    expect((await device.inject('/api/users')).statusCode).toBe(401);
  });
});

describe('who comes again', () => {
  it('is in the same account, whatever they are called by now; the guest of the device stays', async () => {
    const world = await openIdWorld();
    const first = world.device();
    await first.goAndComeBack({ as: 'ada' });
    const { id } = await whoIs(first);
    world.there.people['ada'] = { name: 'Lady A.', email: 'lovelace@example.org' };

    const guest = await world.guest();
    const second = world.device(guest.headers.cookie);
    expect(await second.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=signed-in');

    expect(await whoIs(second)).toMatchObject({ id, name: 'Ada', email: 'ada@example.org' });
    expect(await waysOf(second)).toMatchObject({ openIdLink: { email: 'lovelace@example.org' } });
    expect(second.cookie('morsel_guest')).toBeDefined();
    expect(await accounts(world)).toHaveLength(1);
  });

  it('is somebody else at another provider', async () => {
    const world = await openIdWorld({ settings: { createsAccounts: false } });
    const account = await world.account();
    const elsewhere = { issuer: 'https://other.example/', subject: 'ada', linkedAt: 1 };
    await world.db
      .insertInto('openIdLinks')
      .values({ userId: account.id, ...elsewhere })
      .execute();
    expect(await world.device().goAndComeBack({ as: 'ada' })).toBe('/signin#openid=no-account');
  });

  it('has not proved anew that it is them, since the provider may have asked nothing', async () => {
    const world = await openIdWorld();
    const device = world.device();
    await device.goAndComeBack({ as: 'ada' });
    const { id } = await whoIs(device);
    const answer = await device.inject(`/api/users/${id}/export`);
    expect(answer.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
  });
});

describe('whose e-mail address an account has', () => {
  async function withAccount(settings: Parameters<typeof openIdWorld>[0]) {
    const world = await openIdWorld(settings);
    const passwordHash = await hashPassword('crumb-0', { line: 'signUp', id: 'test' });
    const account = await world.account({ email: 'ada@example.org', passwordHash });
    const other = await world.account({ email: 'bob@example.org', passwordHash });
    return { world, account, other };
  }

  it.each([
    ['the operator has not allowed it', 'ada', { linksByEmail: false }],
    ['the address is not verified', 'bob', { linksByEmail: true }],
  ])('is not let into it when %s', async (_, person, settings) => {
    const { world } = await withAccount({ settings });
    const before = await tableContents(world.db);
    const device = world.device();
    expect(await device.goAndComeBack({ as: person })).toBe('/signin#openid=email-taken');
    expect(await tableContents(world.db)).toEqual(before);
  });

  it('takes it over where that is allowed: whoever made it is out', async () => {
    const { world, account } = await withAccount({ settings: { linksByEmail: true } });
    const device = world.device();
    expect(await device.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=joined');

    expect(await whoIs(device)).toMatchObject({ id: account.id });
    expect((await account.inject({ url: '/api/users' })).statusCode).toBe(401);
    const login = { email: 'ada@example.org', password: 'crumb-0' };
    expect((await device.post('/api/signin', login)).statusCode).toBe(401);
    expect(await device.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=signed-in');
  });

  it('is not let in where the account is linked to somebody else there', async () => {
    const { world, account } = await withAccount({ settings: { linksByEmail: true } });
    const { issuer } = world.there.settings;
    const link = { issuer, subject: 'ada-of-old', userId: account.id, linkedAt: 1 };
    await world.db.insertInto('openIdLinks').values(link).execute();
    const device = world.device();
    expect(await device.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=linked-already');
  });
});

describe('the role', () => {
  const settings = { adminGroup: 'librarians' };
  const roleOf = async (world: OpenIdWorld) => {
    const device = world.device();
    await device.goAndComeBack({ as: 'ada' });
    return (await whoIs(device)).role;
  };

  it('follows the group at each sign-in, for sessions that are open too', async () => {
    const world = await openIdWorld({ settings });
    const { people } = world.there;
    people['ada'] = { ...people['ada'], groups: ['readers', 'librarians'] };
    const device = world.device();
    await device.goAndComeBack({ as: 'ada' });
    expect((await device.inject('/api/admin/books')).statusCode).toBe(200);

    people['ada'] = { ...people['ada'], groups: ['readers'] };
    expect(await roleOf(world)).toBe('reader');
    expect((await device.inject('/api/admin/books')).statusCode).toBe(403);
  });

  it.each([
    ['no groups are told', {}, 'reader'],
    ['the group is told alone', { groups: 'librarians' }, 'admin'],
    ['it is one of the name in part', { groups: ['librarians-of-old'] }, 'reader'],
  ])('is %s: %o, %s', async (_, told, role) => {
    const world = await openIdWorld({ settings });
    world.there.people['ada'] = { email: 'ada@example.org', ...told };
    expect(await roleOf(world)).toBe(role);
  });

  it('is read from the claim that the operator names', async () => {
    const world = await openIdWorld({ settings: { ...settings, groupsClaim: 'name' } });
    world.there.people['ada'] = { email: 'ada@example.org', name: 'librarians' };
    expect(await roleOf(world)).toBe('admin');
  });

  it('stays as it is where the operator names no group', async () => {
    const world = await openIdWorld();
    await roleOf(world);
    await world.db.updateTable('users').set({ role: 'admin' }).execute();
    expect(await roleOf(world)).toBe('admin');
  });
});
