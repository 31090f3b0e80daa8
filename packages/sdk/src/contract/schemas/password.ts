import { type Static, Type } from 'typebox';

import { LONGEST, PASSWORD_LENGTH } from '../../domain/lengths.ts';
import { EpochMs, printableText, strict } from './scalars.ts';

const Password = Type.String({ maxLength: PASSWORD_LENGTH.most });

export const PasswordChange = Type.Object(
  { currentPassword: Type.Optional(Password), newPassword: Password },
  {
    ...strict,
    description:
      'Lengths only; the verbs say what is wrong. An account without a password has no current ' +
      'one to tell.',
  },
);
export type PasswordChange = Static<typeof PasswordChange>;

export const PasswordProof = Type.Object(
  { password: Password },
  { ...strict, description: 'By which a signed-in reader proves that it is still them.' },
);
export type PasswordProof = Static<typeof PasswordProof>;

export const PasswordReset = Type.Object(
  { token: Type.String({ maxLength: LONGEST.resetToken }), password: Password },
  {
    ...strict,
    description: '`token` is what stands behind `#reset=` in the address of a reset link.',
  },
);
export type PasswordReset = Static<typeof PasswordReset>;

export const ResetLinkRequest = Type.Object(
  { email: printableText({ maxLength: LONGEST.email }) },
  { ...strict, description: 'The account that a reset link is asked for.' },
);
export type ResetLinkRequest = Static<typeof ResetLinkRequest>;

export const ResetLink = Type.Object(
  { url: Type.String(), expiresAt: EpochMs },
  { description: "Whoever opens it sets the account's password, once." },
);
export type ResetLink = Static<typeof ResetLink>;
