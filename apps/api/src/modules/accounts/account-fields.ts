import type { SignUp } from '@morsel/sdk/contract';

import { InvalidInputError } from '../../errors.ts';
import { shownName } from '../../http/validation/shown-text.ts';
import { comparableEmail, isEmail } from './account-rules.ts';
import type { PasswordRules } from './password-rules.ts';

/**
 * The fields of a sign-up as they are stored. Passwords are taken as typed, spaces included.
 *
 * @throws InvalidInputError naming the first field that is missing or wrong.
 */
export function checkedSignUp(input: SignUp, rules: PasswordRules): SignUp {
  const name = shownName(input.name, {
    field: 'name',
    what: 'name',
    missing: 'Please enter your name',
  });
  const email = comparableEmail(input.email);
  const { password } = input;
  if (email === '') throw new InvalidInputError('Please enter your email', 'email');
  if (password === '') throw new InvalidInputError('Please enter a password', 'password');
  if (!isEmail(email)) throw new InvalidInputError('Please enter a valid email', 'email');
  rules.check(password, 'password', { name, email });
  return { name, email, password };
}
