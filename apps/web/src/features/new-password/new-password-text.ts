import type { PasswordPolicy } from '@morsel/sdk/domain';
import type { PasswordWeakness } from '@morsel/sdk/rules';

const WEAKNESSES: Readonly<Record<PasswordWeakness, string>> = {
  common: 'This is one of the most used passwords. Whoever guesses tries those first.',
  'own-email': 'This is mostly your email. Whoever knows you tries that first.',
  'own-name': 'This is mostly your name. Whoever knows you tries that first.',
  'app-name': 'This is mostly the name of this app. Whoever guesses tries that early.',
};

/** Said while it is typed; the password is taken all the same. */
export const warningText = (weakness: PasswordWeakness): string =>
  `${WEAKNESSES[weakness]} Another one is safer.`;

/** Why a password is not taken. */
export const refusalText = (weakness: PasswordWeakness): string =>
  `${WEAKNESSES[weakness]} Please choose another.`;

/** What a password has to be. */
export const hintText = (policy: PasswordPolicy, least: number): string =>
  policy === 'strict'
    ? `At least ${least} characters, and not easy to guess.`
    : `At least ${least} characters.`;

export const tooShortText = (least: number): string =>
  `Password must be at least ${least} characters long.`;
