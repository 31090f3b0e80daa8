import { SignIn } from '@morsel/sdk/contract';
import { EMAIL, PASSWORD_LENGTH } from '@morsel/sdk/domain';
import { Value } from 'typebox/value';

import { isBlank } from '../../http/validation/shown-text.ts';

const emailAddress = new RegExp(EMAIL, 'u');

/** The form in which e-mail addresses are stored and compared: trimmed and in lower case. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether an address in its comparable form is one, and one that can be signed in with. */
export function isEmail(email: string): boolean {
  return emailAddress.test(email) && Value.Check(SignIn.properties.email, email);
}

/** Whether a text may become a password: long enough, and not of spaces alone. */
export function isPassword(text: string): boolean {
  const { least, most } = PASSWORD_LENGTH;
  return text.length >= least.basic && text.length <= most && !isBlank(text);
}
