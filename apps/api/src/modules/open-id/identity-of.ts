import { LONGEST } from '@morsel/sdk/domain';
import { tidyName } from '@morsel/sdk/rules';

import { isBlank } from '../../http/validation/shown-text.ts';
import { comparableEmail, isEmail } from '../accounts/account-rules.ts';
import type { Identity } from './identity-provider.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Who the claims of an ID token and of the provider's userinfo are about. */
export function identityOf(
  { idToken, userInfo }: { idToken: Claims & { readonly sub: string }; userInfo: Claims },
  groupsClaim: string,
): Identity {
  const told = { ...idToken, ...userInfo };
  const { auth_time: provedAt } = idToken;
  return {
    subject: idToken.sub,
    email: emailIn(told['email']),
    // Some write it as a text.
    isEmailVerified: told['email_verified'] === true || told['email_verified'] === 'true',
    name: nameIn(told),
    groups: groupsIn(told[groupsClaim]),
    provedAt: typeof provedAt === 'number' ? provedAt * 1000 : null,
  };
}

function emailIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = comparableEmail(value);
  return isEmail(email) ? email : null;
}

/** The claims that may tell a name, the best first. */
const NAMES = ['name', 'preferred_username', 'nickname', 'given_name'];

function nameIn(claims: Claims): string | null {
  for (const claim of NAMES) {
    const name = shownIn(claims[claim]);
    if (name !== undefined) return name;
  }
  return null;
}

function shownIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const fitting = [...tidyName(value)].slice(0, LONGEST.name).join('');
  const name = tidyName(fitting);
  return isBlank(name) ? undefined : name;
}

/** A list of names, or one name alone. */
function groupsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((group) => typeof group === 'string');
}
