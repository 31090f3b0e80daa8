import type { AccessToken } from '@morsel/sdk/contract';
import { DAY_MS, TOKEN_SCOPES, type TokenScope } from '@morsel/sdk/domain';

import { timeAgo } from '../../ui/text/time-ago.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A scope as a word among others, and with what it lets a program do. */
const SCOPES: Readonly<Record<TokenScope, { readonly name: string; readonly allows: string }>> = {
  read: { name: 'read', allows: 'Read what you see: books, texts, progress' },
  study: { name: 'study', allows: 'Study: answer and rate, change your shelf, keep your place' },
  'add-texts': {
    name: 'add texts',
    allows: 'Add books, texts and cards, and have questions made',
  },
  export: { name: 'export', allows: 'Export all that is stored about you' },
  moderate: { name: 'moderate', allows: 'Moderate: what admins do with books and cards' },
};

/** The scopes that a reader may give, with what each lets a program do. */
export const scopeChoices = (isAdmin: boolean) =>
  TOKEN_SCOPES.filter((scope) => isAdmin || scope !== 'moderate').map(
    (scope) => [scope, SCOPES[scope].allows] as const,
  );

const lists = new Intl.ListFormat('en');

/** What a token is for, such as "May read and study". */
export const scopesText = (scopes: readonly TokenScope[]): string =>
  `May ${lists.format(scopes.map((scope) => SCOPES[scope].name))}`;

/** How long a token may live; null for ever. */
export const LIFETIMES = [
  { name: '30', days: 30, words: '30 days' },
  { name: '90', days: 90, words: '90 days' },
  { name: '365', days: 365, words: '1 year' },
  { name: 'never', days: null, words: 'It never ends' },
] as const;

export type Lifetime = (typeof LIFETIMES)[number];

/** When a token that is made now ends, epoch ms; null for never. */
export const endOf = ({ days }: Lifetime, now: number): number | null =>
  days === null ? null : now + days * DAY_MS;

/** What follows from a lifetime. */
export function lifetimeHint(lifetime: Lifetime, now: number): string {
  const end = endOf(lifetime, now);
  return end === null
    ? 'If it gets into other hands, it works until you revoke it.'
    : `It works until ${dates.format(end)}.`;
}

/** When a token was made and used, and when it ends; `now` in epoch ms. */
export function pastText({ createdAt, usedAt }: AccessToken, now: number): string {
  const ago = (time: number) => timeAgo(time, Math.max(now, time));
  return `Made ${ago(createdAt)}, ${usedAt === null ? 'not used yet' : `last used ${ago(usedAt)}`}`;
}

export function endText({ expiresAt }: AccessToken, now: number): string {
  if (expiresAt === null) return 'Never ends';
  return `${hasEnded({ expiresAt }, now) ? 'Ended' : 'Ends'} on ${dates.format(expiresAt)}`;
}

export const hasEnded = ({ expiresAt }: Pick<AccessToken, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;
