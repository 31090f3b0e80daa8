import { PASSWORD_LENGTH } from '@morsel/sdk/domain';
import { type PasswordOwner, passwordWeakness } from '@morsel/sdk/rules';
import { useState } from 'react';

import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { hintText, refusalText, tooShortText, warningText } from './new-password-text.ts';

/** Why a password is not taken, in the words of a notice: its title, and what to do. */
export type PasswordRefusal = { readonly title: string; readonly text: string };

export type PasswordAdvice = {
  /** What a password has to be here. */
  readonly hint: string;
  /** What speaks against a password while it is typed; null when nothing does. */
  readonly warningOf: (password: string, owner: PasswordOwner) => string | null;
  /** Undefined for one that may be sent; the server decides. */
  readonly refusalOf: (password: string, owner: PasswordOwner) => PasswordRefusal | undefined;
  /** Has the list of common passwords come: somebody is about to choose one. */
  readonly prepare: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** What is to be said of a new password. Until the server tells more, it has to be as long as usual. */
export function usePasswordAdvice(): PasswordAdvice {
  const policy = useSignInOptions().data?.passwordPolicy ?? 'basic';
  const least = PASSWORD_LENGTH.least[policy];
  const [common, setCommon] = useState(NONE);
  return {
    hint: hintText(policy, least),
    warningOf(password, owner) {
      const weakness = passwordWeakness(password, owner, common);
      if (weakness === undefined) return null;
      return policy === 'strict' ? refusalText(weakness) : warningText(weakness);
    },
    refusalOf(password, owner) {
      if (password.length < least)
        return { title: 'Password Too Short', text: tooShortText(least) };
      if (policy === 'basic') return undefined;
      const weakness = passwordWeakness(password, owner, common);
      return weakness && { title: 'Password Too Weak', text: refusalText(weakness) };
    },
    prepare() {
      if (common !== NONE) return;
      import('./common-passwords.ts').then(
        ({ COMMON_PASSWORDS }) => setCommon(COMMON_PASSWORDS),
        // Without the list there is less advice, and the next visit of the field asks again.
        () => undefined,
      );
    },
  };
}
