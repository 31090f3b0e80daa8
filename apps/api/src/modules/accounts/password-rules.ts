import { PASSWORD_LENGTH, type PasswordPolicy } from '@morsel/sdk/domain';
import {
  type PasswordOwner,
  type PasswordWeakness,
  commonPasswords,
  passwordWeakness,
} from '@morsel/sdk/rules';

import { InvalidInputError } from '../../errors.ts';
import { isBlank } from '../../http/validation/shown-text.ts';

/** What this server asks of a new password. */
export type PasswordRules = {
  readonly policy: PasswordPolicy;
  /** @throws InvalidInputError naming the field when the password is not good enough. */
  check(password: string, field: string, owner: PasswordOwner): void;
};

const WEAKNESS_TEXTS: Readonly<Record<PasswordWeakness, string>> = {
  common: 'This is one of the most used passwords. Please choose another.',
  'own-email': 'This is mostly your email. Please choose another password.',
  'own-name': 'This is mostly your name. Please choose another password.',
  'app-name': 'This is mostly the name of this app. Please choose another password.',
};

/** What is known of an account's reader. */
export const ownerOf = (
  account: { readonly name: string | null; readonly email: string | null } | undefined,
): PasswordOwner => ({ name: account?.name ?? '', email: account?.email ?? '' });

export async function passwordRules(policy: PasswordPolicy): Promise<PasswordRules> {
  const weaknessOf = policy === 'strict' ? await strictCheck() : () => undefined;
  return {
    policy,
    check(password, field, owner) {
      const least = PASSWORD_LENGTH.least[policy];
      if (password.length < least) {
        throw new InvalidInputError(`Password must be at least ${least} characters`, field);
      }
      if (isBlank(password)) {
        throw new InvalidInputError('Password must have more than spaces', field);
      }
      const weakness = weaknessOf(password, owner);
      if (weakness !== undefined) throw new InvalidInputError(WEAKNESS_TEXTS[weakness], field);
    },
  };
}

/** With a list that only it needs. */
async function strictCheck() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(commonPasswords(dictionary['passwords-common']));
  return (password: string, owner: PasswordOwner) => passwordWeakness(password, owner, common);
}
