/**
 * What an account asks of a new password: `basic` its least length alone, `strict` more of it, and
 * that it is neither common nor the reader's own e-mail or name.
 */
export const PASSWORD_POLICIES = ['basic', 'strict'] as const;
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];
