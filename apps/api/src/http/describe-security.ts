import type { Access, Endpoint } from '@morsel/sdk/contract';
import { TOKEN_PREFIX } from '@morsel/sdk/domain';

import { GUEST_COOKIE, SESSION_COOKIE, boundName } from './identity/cookies.ts';

const cookieScheme = (name: string, whose: string) =>
  ({
    type: 'apiKey',
    in: 'cookie',
    name: boundName(name),
    description: `${whose}. Over plain http it is named ${name}. For pages of Morsel itself.`,
  }) as const;

/** How somebody may show who they are. */
export const securitySchemes = {
  session: cookieScheme(SESSION_COOKIE, 'The session of an account that is signed in'),
  guest: cookieScheme(GUEST_COOKIE, 'The guest of a device'),
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${TOKEN_PREFIX}…`,
    description:
      'An access token, which readers make in the settings. A call names the scope that the token has to have.',
  },
} as const;

type Requirement = Partial<Record<keyof typeof securitySchemes, string[]>>;

const COOKIES: Readonly<Record<Access, readonly Requirement[]>> = {
  visitor: [{}, { session: [] }, { guest: [] }],
  reader: [{ session: [] }, { guest: [] }],
  owner: [{ session: [] }, { guest: [] }],
  adder: [{ session: [] }, { guest: [] }],
  account: [{ session: [] }],
  admin: [{ session: [] }],
};

/** By what a call may be made, and which tokens may make it, as OpenAPI says so. */
export const securityOf = ({ access, token }: Pick<Endpoint, 'access' | 'token'>) => ({
  security: [...tokenRequirement(token), ...COOKIES[access]],
  description: DESCRIPTIONS[token],
  'x-token-scope': token,
});

const tokenRequirement = (token: Endpoint['token']): Requirement[] =>
  token === 'never' ? [] : [{ token: token === 'any' ? [] : [token] }];

const scoped = (scope: string) => `Access tokens with the scope \`${scope}\` may make this call.`;

const DESCRIPTIONS: Readonly<Record<Endpoint['token'], string>> = {
  read: scoped('read'),
  study: scoped('study'),
  'add-texts': scoped('add-texts'),
  export: scoped('export'),
  moderate: scoped('moderate'),
  any: 'Any access token may make this call.',
  never: 'No access token may make this call.',
};
