import { type Static, Type } from 'typebox';

import { SIGN_IN_WAYS } from '../../domain/sign-in-ways.ts';
import { EpochMs, nullable } from './scalars.ts';

export const OpenIdAddress = Type.Object(
  { url: Type.String() },
  { description: 'An address of the identity provider, to which the browser is to go now.' },
);
export type OpenIdAddress = Static<typeof OpenIdAddress>;

export const OpenIdLink = Type.Object(
  {
    /** As the provider told it last; null when it tells none. */
    email: nullable(Type.String()),
    linkedAt: EpochMs,
  },
  { description: 'Who the account is at the identity provider.' },
);
export type OpenIdLink = Static<typeof OpenIdLink>;

export const SignInWays = Type.Object(
  {
    hasPassword: Type.Boolean(),
    openIdLink: nullable(OpenIdLink),
    /** Its only one of those that are offered here, which cannot be taken away; null where it has several. */
    onlyWay: nullable(Type.Enum(SIGN_IN_WAYS)),
    /** Whether it was proved within five minutes that whoever uses the session is its reader. */
    isConfirmed: Type.Boolean(),
  },
  { description: 'By what the account can sign in, and how its session stands.' },
);
export type SignInWays = Static<typeof SignInWays>;
