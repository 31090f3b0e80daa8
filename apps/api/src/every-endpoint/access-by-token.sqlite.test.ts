import { type Access, type EndpointName, type Problem, endpoints } from '@morsel/sdk/contract';
import {
  INSUFFICIENT_SCOPE,
  NOT_FOR_TOKENS,
  TOKEN_SCOPES,
  type TokenScope,
} from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { accessToken } from '../testing/access-tokens.ts';
import { accessWorld } from '../testing/access-world.ts';
import { requestTo } from '../testing/endpoint-requests.ts';
import { changedTables, tableContents } from '../testing/table-contents.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** By what the contract says; another reader's calls are about the owner's things. */
const MAY: Record<'owner' | 'another' | 'admin', readonly Access[]> = {
  owner: ['visitor', 'reader', 'account', 'owner', 'adder'],
  another: ['visitor', 'reader', 'account'],
  admin: ['visitor', 'reader', 'account', 'adder', 'admin'],
};
type Whose = keyof typeof MAY;

/** A token of one scope each, of each reader; what makes an admin one takes the scope for it. */
const TOKENS = (['another', 'admin', 'owner'] as const).flatMap((whose) =>
  TOKEN_SCOPES.map((scope) => ({ whose, scope })),
);

function accessesOf(whose: Whose, scope: TokenScope): readonly Access[] {
  return whose === 'admin' && scope !== 'moderate' ? MAY.another : MAY[whose];
}

const FORBIDDEN = { status: 403, type: 'about:blank' };

/** What is to come of a call by a token; null where it goes well. */
function expected(name: EndpointName, whose: Whose, scope: TokenScope): Partial<Problem> | null {
  const { access, token } = endpoints[name];
  if (token === 'never') return { status: 403, type: NOT_FOR_TOKENS };
  if (token !== 'any' && token !== scope) return { status: 403, type: INSUFFICIENT_SCOPE };
  return accessesOf(whose, scope).includes(access) ? null : FORBIDDEN;
}

type Token = (typeof TOKENS)[number];

const isGranted = (name: EndpointName, { whose, scope }: Token) =>
  expected(name, whose, scope) === null;

type World = Awaited<ReturnType<typeof accessWorld>>;
type Asked = Awaited<ReturnType<typeof requestTo>>;

/** What comes of a call by a new token, about the owner's things. */
async function cellOf(world: World, { whose, scope }: Token, request: Asked) {
  const by = await accessToken(world, world.callers[whose] ?? world.owner, [scope]);
  const answer = await by.inject(request);
  const problem = answer.statusCode === 200 ? null : answer.json<Problem>();
  return {
    cell: `${scope} of ${whose}`,
    problem: problem && { status: problem.status, type: problem.type },
    cookies: answer.cookies,
  };
}

const expectedCell = (name: EndpointName, { whose, scope }: Token) => ({
  cell: `${scope} of ${whose}`,
  problem: expected(name, whose, scope),
  cookies: [],
});

it('tokens are refused what they are not for, and nothing is written', async () => {
  const world = await accessWorld();
  const subject = await world.subjectFor('owner');
  const contents = () => tableContents(world.db, { without: ['accessTokens'] });
  const before = await contents();
  let count = 0;
  for (const name of names) {
    const request = await requestTo(name, subject);
    for (const token of TOKENS.filter((one) => !isGranted(name, one))) {
      expect([name, await cellOf(world, token, request)]).toEqual([
        name,
        expectedCell(name, token),
      ]);
      count += 1;
    }
  }
  expect(changedTables(before, await contents())).toEqual([]);
  expect(count).toBeGreaterThan(names.length * 10);
});

it.each(names.filter((name) => endpoints[name].token !== 'never'))(
  '%s is for the tokens that the contract names',
  async (name) => {
    const world = await accessWorld();
    for (const token of TOKENS.filter((one) => isGranted(name, one))) {
      const request = await requestTo(name, await world.subjectFor(token.whose));
      expect(await cellOf(world, token, request)).toEqual(expectedCell(name, token));
    }
  },
);

it('what hands out or takes a way in, and what needs a confirmation, is for no token', () => {
  const guarded = /sign|session|passkey|openid|password|confirm|token|reset|logout|demo/i;
  const open = names.filter((name) => guarded.test(name) && endpoints[name].token !== 'never');
  expect(open).toEqual([]);
  const confirmed = names.filter(
    (name) => 'needs' in endpoints[name] && endpoints[name].token !== 'never',
  );
  // The scope to export is what a token was made for, after a confirmation.
  expect(confirmed).toEqual(['exportData']);
});
