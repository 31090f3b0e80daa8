import { SignIn } from '@morsel/sdk/contract';
import { Value } from 'typebox/value';

/** In characters. */
export const PASSWORD_LENGTH = { least: 6, most: 200 } as const;

const EMAIL = /^[^\s@\p{Cf}]+@[^\s@\p{Cf}]+\.[^\s@\p{Cf}]+$/u;

/** The form in which e-mail addresses are stored and compared: trimmed and in lower case. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether an address in its comparable form is one, and one that can be signed in with. */
export function isEmail(email: string): boolean {
  return EMAIL.test(email) && Value.Check(SignIn.properties.email, email);
}

export function isPassword(text: string): boolean {
  return text.length >= PASSWORD_LENGTH.least && text.length <= PASSWORD_LENGTH.most;
}
