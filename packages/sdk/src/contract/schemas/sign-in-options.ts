import { type Static, Type } from 'typebox';

import { PASSWORD_POLICIES } from '../../domain/password-policies.ts';
import { nullable } from './scalars.ts';

export const SignInOptions = Type.Object(
  {
    passwordPolicy: Type.Enum(PASSWORD_POLICIES),
    /** Whether readers sign in and up with a password. */
    hasPasswordForm: Type.Boolean(),
    /** What readers know the OpenID provider by; null when there is none. */
    openIdName: nullable(Type.String()),
    /** Whether who signs in there for the first time gets an account. */
    openIdCreatesAccounts: Type.Boolean(),
    hasPasskeys: Type.Boolean(),
  },
  { description: 'What the forms of signing in, signing up and the settings have to offer.' },
);
export type SignInOptions = Static<typeof SignInOptions>;
