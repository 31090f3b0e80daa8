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
  const email = emailIn(userInfo) ?? emailIn(idToken);
  const { auth_time: provedAt } = idToken;
  return {
    subject: idToken.sub,
    email,
    // That one of the two tells an address says nothing of the address that the other one tells.
    isEmailVerified: [userInfo, idToken].some(
      (claims) => isVerified(claims) && emailIn(claims) === email,
    ),
    name: nameIn(told),
    groups: groupsClaim in told ? groupsIn(told[groupsClaim]) : null,
    provedAt: typeof provedAt === 'number' ? provedAt * 1000 : null,
  };
}

// Some write it as a text.
const isVerified = ({ email_verified: value }: Claims) => value === true || value === 'true';

function emailIn({ email: value }: Claims): string | null {
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
