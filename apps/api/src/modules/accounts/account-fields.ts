import type { SignUp } from '@morsel/sdk/contract';
import { PASSWORD_LENGTH } from '@morsel/sdk/domain';

import { InvalidInputError } from '../../errors.ts';
import { isBlank } from '../../http/validation/shown-text.ts';
import { comparableEmail, isEmail } from './account-rules.ts';

/**
 * The fields of a sign-up as they are stored. Passwords are taken as typed, spaces included.
 *
 * @throws InvalidInputError naming the first field that is missing or wrong.
 */
export function checkedSignUp(input: SignUp): SignUp {
  const name = input.name.trim();
  const email = comparableEmail(input.email);
  const { password } = input;
  if (isBlank(name)) throw new InvalidInputError('Please enter your name', 'name');
  if (email === '') throw new InvalidInputError('Please enter your email', 'email');
  if (password === '') throw new InvalidInputError('Please enter a password', 'password');
  if (!isEmail(email)) throw new InvalidInputError('Please enter a valid email', 'email');
  checkNewPassword(password, 'password');
  return { name, email, password };
}

/** @throws InvalidInputError naming the field when the password is too short, or spaces alone. */
export function checkNewPassword(password: string, field: string): void {
  const least = PASSWORD_LENGTH.least.basic;
  if (password.length < least) {
    throw new InvalidInputError(`Password must be at least ${least} characters`, field);
  }
  if (isBlank(password)) throw new InvalidInputError('Password must have more than spaces', field);
}
