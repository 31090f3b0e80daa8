import type { PasswordOwner } from '@morsel/sdk/rules';
import type { ComponentProps } from 'react';

import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useSettled } from '../../ui/fields/use-settled.ts';
import type { PasswordAdvice } from './use-password-advice.ts';

/** Long enough for most who are in the middle of a word. */
const STILL_MS = 400;

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'onFocus' | 'value' | 'warning'
> & {
  readonly advice: PasswordAdvice;
  /** What stands in it. */
  readonly typed: string;
  readonly owner: PasswordOwner;
};

/** A field for a password that somebody chooses, with a word on those that are easy to guess. */
export function NewPasswordField({ advice, typed, owner, ...field }: NewPasswordFieldProps) {
  const warning = advice.warningOf(typed, owner);
  // With the password, as another one may have the same.
  const now = `${typed} ${warning}`;
  const isSettled = useSettled(now, STILL_MS) === now;
  return (
    <PasswordField
      hint={advice.hint}
      {...field}
      autoComplete="new-password"
      warning={isSettled && field.error === undefined ? warning : null}
      onFocus={advice.prepare}
    />
  );
}
