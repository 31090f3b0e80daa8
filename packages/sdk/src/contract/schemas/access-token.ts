import { type Static, Type } from 'typebox';

import { LONGEST } from '../../domain/lengths.ts';
import { TOKEN_SCOPES } from '../../domain/token-scopes.ts';
import { EpochMs, Id, nullable, printableText, strict } from './scalars.ts';

const TokenScopes = Type.Array(Type.Enum(TOKEN_SCOPES), { minItems: 1, uniqueItems: true });

const shown = {
  id: Id,
  name: Type.String(),
  scopes: TokenScopes,
  createdAt: EpochMs,
  /** Null: it never ends by itself. */
  expiresAt: nullable(EpochMs),
  /** To five minutes; null when never. */
  usedAt: nullable(EpochMs),
};

export const AccessToken = Type.Object(shown, {
  description: 'By what a program is let in for an account. The token itself is never shown again.',
});
export type AccessToken = Static<typeof AccessToken>;

export const AccessTokens = Type.Array(AccessToken);
export type AccessTokens = Static<typeof AccessTokens>;

export const NewAccessToken = Type.Object(
  {
    name: printableText({ maxLength: LONGEST.tokenName }),
    scopes: TokenScopes,
    /** When it is to end; null, which has to be said, for never. */
    expiresAt: nullable(EpochMs),
  },
  strict,
);
export type NewAccessToken = Static<typeof NewAccessToken>;

export const CreatedAccessToken = Type.Object(
  { ...shown, token: Type.String() },
  { description: 'An access token with the token itself, which stands nowhere else.' },
);
export type CreatedAccessToken = Static<typeof CreatedAccessToken>;

export const TokenParams = Type.Object({ tokenId: Id }, strict);
export type TokenParams = Static<typeof TokenParams>;
