import { MINUTE_MS } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { worldsWithOpenId } from '../../testing/identity-provider/open-id-world.ts';
import {
  OTHER_KEY,
  type TokenClaims,
  claimsOf,
  signedToken,
} from '../../testing/identity-provider/signing-key.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { tableContents } from '../../testing/table-contents.ts';
import type { ProviderFetch } from './discover-provider.ts';

const openIdWorld = worldsWithOpenId();
const PATH = '/api/openid/callback';

/** Lets requests to the provider pass but changes what it answers at a path. */
const changing =
  (path: string, change: (body: Record<string, unknown>) => object): ProviderFetch =>
  async (address, init) => {
    const answer = await fetch(address, init);
    if (new URL(address).pathname !== path) return answer;
    return Response.json(change(await answer.json()));
  };

/** The provider, as if it had told another ID token, signed as its own are unless told otherwise. */
const telling = (change: (claims: TokenClaims) => TokenClaims, key?: typeof OTHER_KEY) =>
  changing('/token', (body) => ({
    ...body,
    id_token: signedToken(change(claimsOf(String(body['id_token']))), key),
  }));

const without = (name: string) => (claims: TokenClaims) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const now = () => Math.floor(Date.now() / 1000);

describe('what the provider tells', () => {
  it.each<[string, ProviderFetch]>([
    ['is for another client', telling((claims) => ({ ...claims, aud: 'another' }))],
    ['is for others, too', telling((claims) => ({ ...claims, aud: ['morsel', 'another'] }))],
    ['is of another issuer', telling((claims) => ({ ...claims, iss: 'https://evil.example' }))],
    ['is over', telling((claims) => ({ ...claims, exp: now() - 60 }))],
    ['answers another attempt', telling((claims) => ({ ...claims, nonce: 'another' }))],
    ['answers no attempt', telling(without('nonce'))],
    ['is signed by somebody else', telling((claims) => claims, OTHER_KEY)],
    ['names nobody', telling(without('sub'))],
    ['names somebody else than its userinfo', telling((claims) => ({ ...claims, sub: 'bob' }))],
    ['is no ID token', changing('/token', without('id_token'))],
  ])('lets nobody in when it %s', async (_, fetch) => {
    const world = await openIdWorld({ fetch });
    const before = await tableContents(world.db);
    const device = world.device();
    expect(await device.goAndComeBack({ as: 'ada' })).toBe('/signin#openid=refused');
    expect(await tableContents(world.db)).toEqual(before);
    expect((await device.inject('/api/users')).statusCode).toBe(401);
  });

  it.each([
    ['long ago', (claims: TokenClaims) => ({ ...claims, auth_time: now() - 600 })],
    ['at a time that is not told', without('auth_time')],
  ])('confirms nothing when they proved who they are %s', async (_, change) => {
    const world = await openIdWorld({ fetch: telling(change) });
    const device = world.device();
    await device.goAndComeBack({ as: 'ada' });
    const back = await device.goAndComeBack({ at: '/api/confirm/openid', as: 'ada' });
    expect(back).toBe('/settings#openid=not-proved');
    expect((await device.inject('/api/sign-in-ways')).json()).toMatchObject({
      isConfirmed: false,
    });
  });

  it.each(['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint'])(
    'is not fetched over plain http from elsewhere (%s)',
    async (endpoint) => {
      const asked: string[] = [];
      const elsewhere = changing('/.well-known/openid-configuration', (body) => ({
        ...body,
        [endpoint]: 'http://192.0.2.1/',
      }));
      const fetch: ProviderFetch = (address, init) => {
        asked.push(address);
        return elsewhere(address, init);
      };
      const world = await openIdWorld({ fetch });
      const device = world.device();
      const outcome = await device.goAndComeBack({ as: 'ada' }).catch(String);
      expect(outcome).toMatch(/#openid=refused|Crumb ID cannot be reached/);
      expect(asked.filter((address) => address.includes('192.0.2.1'))).toEqual([]);
      expect(await world.db.selectFrom('users').selectAll().execute()).toEqual([]);
    },
  );
});

describe('who comes back', () => {
  it.each<[string, string, (address: URL) => void]>([
    ['with another state', 'expired', ({ searchParams }) => searchParams.set('state', 'guessed')],
    ['without a state', 'expired', ({ searchParams }) => searchParams.delete('state')],
    ['with two states', 'refused', ({ searchParams }) => searchParams.append('state', 'guessed')],
    ['with another code', 'expired', ({ searchParams }) => searchParams.set('code', 'guessed')],
    ['without a code', 'refused', ({ searchParams }) => searchParams.delete('code')],
    [
      'from another provider',
      'refused',
      ({ searchParams }) => searchParams.set('iss', 'https://evil.example'),
    ],
    ['from no provider', 'refused', ({ searchParams }) => searchParams.delete('iss')],
  ])('%s is led to a word about it: %s', async (_, failure, change) => {
    const world = await openIdWorld();
    const device = world.device();
    const back = await device.goThere({ as: 'ada' });
    change(back);
    expect(await device.comeBack(back)).toBe(`/signin#openid=${failure}`);
    expect(await world.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('has turned back at the provider', async () => {
    const world = await openIdWorld();
    expect(await world.device().goAndComeBack({ as: null })).toBe('/signin#openid=denied');
  });

  it('takes too long', async () => {
    const world = await openIdWorld();
    const device = world.device();
    const back = await device.goThere({ as: 'ada' });
    world.clock.now += 10 * MINUTE_MS + 1;
    expect(await device.comeBack(back)).toBe('/signin#openid=expired');
  });

  it('is in another browser, or comes a second time', async () => {
    const world = await openIdWorld();
    const device = world.device();
    const back = await device.goThere({ as: 'ada' });
    expect(await world.device().comeBack(back)).toBe('/signin#openid=expired');

    const attempt = device.cookie('morsel_attempt') ?? '';
    expect(await device.comeBack(back)).toBe('/signin#openid=signed-up');
    expect(device.cookie('morsel_attempt')).toBeUndefined();
    expect(await device.comeBack(back)).toBe('/signin#openid=expired');
    // The provider takes no code twice.
    device.keep('morsel_attempt', attempt);
    expect(await device.comeBack(back)).toBe('/signin#openid=expired');
  });

  it('comes with an attempt that somebody has changed', async () => {
    const world = await openIdWorld();
    const device = world.device();
    const back = await device.goThere({ as: 'ada' });
    const [content = '', signature = ''] = (device.cookie('morsel_attempt') ?? '').split('.');
    const changed = Buffer.from(content, 'base64url').toString().replace('sign-in', 'confirm');
    device.keep('morsel_attempt', `${Buffer.from(changed).toString('base64url')}.${signature}`);
    expect(await device.comeBack(back)).toBe('/signin#openid=expired');
  });

  it('is told to wait when they let nobody in too often', async () => {
    const { openIdReturns } = LIMITS;
    const limits = { ...NO_LIMITS, openIdReturns: { ...openIdReturns, most: 2 } };
    const world = await openIdWorld({ limits });
    const device = world.device();
    await device.goAndComeBack({ as: 'ada' });
    for (const failure of ['denied', 'denied', 'limited']) {
      device.signOutThere();
      expect(await device.goAndComeBack({ as: null })).toBe(`/signin#openid=${failure}`);
    }
  });

  it('uses nothing up while the provider is out of order', async () => {
    const { openIdReturns } = LIMITS;
    const limits = { ...NO_LIMITS, openIdReturns: { ...openIdReturns, most: 2 } };
    let isOutOfOrder = false;
    const world = await openIdWorld({
      limits,
      fetch: (address, init) =>
        isOutOfOrder ? Promise.reject(new TypeError('fetch failed')) : fetch(address, init),
    });
    const comeBack = async () => {
      const device = world.device();
      const back = await device.goThere({ as: 'ada' });
      return () => device.comeBack(back);
    };
    const comings = [await comeBack(), await comeBack(), await comeBack()];
    isOutOfOrder = true;
    for (const coming of comings) expect(await coming()).toBe('/signin#openid=unavailable');
    isOutOfOrder = false;
    expect(await (await comeBack())()).toBe('/signin#openid=signed-up');
  });

  it('comes from many networks of one neighbourhood, until that is too many', async () => {
    const { openIdReturnsByNetwork } = LIMITS;
    const limits = { ...NO_LIMITS, openIdReturnsByNetwork: { ...openIdReturnsByNetwork, most: 2 } };
    const world = await openIdWorld({ limits });
    const outcomes = [];
    for (const network of [1, 2, 3]) {
      const device = world.device();
      const { pathname, search } = await device.goThere({ as: null });
      const remoteAddress = `2001:db8:7:${network}::1`;
      const answer = await device.inject({ url: pathname + search, remoteAddress });
      outcomes.push(answer.headers.location);
    }
    const [denied, limited] = ['/signin#openid=denied', '/signin#openid=limited'];
    expect(outcomes).toEqual([denied, denied, limited]);
  });

  it.each([
    PATH,
    `${PATH}?error=access_denied`,
    `${PATH}?code=1&state=2`,
    `${PATH}?next=//evil.example`,
  ])('is never led out of Morsel, nor shown a bare answer (%s)', async (url) => {
    const { app } = await openIdWorld();
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/signin#openid=expired');
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });
});
