import { PASSWORD_LENGTH } from '../domain/lengths.ts';
import { foldedText } from './folded-text.ts';

/** Why a password is easy to guess: many have it, or it is made of what is known of its reader or place. */
export type PasswordWeakness = 'common' | 'own-email' | 'own-name' | 'app-name';

/** As a reader has typed them; either may be empty, or no e-mail address yet. */
export type PasswordOwner = { readonly name: string; readonly email: string };

/** So many are kept of a list. More than 3,000 of them are as long as the strict policy asks for. */
const MOST_COMMON = 10_000;

const APP_WORDS = ['morsel'];

/** A word of two letters is in too much. */
const SHORTEST_WORD = 3;

/** The passwords that are used most, of those that could be one here; a list has the first one first. */
export const commonPasswords = (mostUsedFirst: readonly string[]): string[] =>
  mostUsedFirst.filter(({ length }) => length >= PASSWORD_LENGTH.least.basic).slice(0, MOST_COMMON);

/**
 * What makes a password easy to guess; undefined when nothing is known against it. Capitals, and
 * spaces around it, hide nothing. Made of words is what has no more beside them, and less than the shortest password.
 *
 * @param common in small letters, see `commonPasswords`
 */
export function passwordWeakness(
  password: string,
  { name, email }: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordWeakness | undefined {
  const folded = foldedText(password);
  if (isCommon(password.toLowerCase(), common) || isCommon(folded, common)) return 'common';
  if (isMadeOf(folded, emailWords(foldedText(email)))) return 'own-email';
  if (isMadeOf(folded, nameWords(foldedText(name)))) return 'own-name';
  return isMadeOf(folded, APP_WORDS) ? 'app-name' : undefined;
}

const isCommon = (text: string, common: ReadonlySet<string>) =>
  common.has(text) || common.has(text.trim());

/** Longer ones go first: of the whole address its parts are left over else. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const sorted = words
    .filter(({ length }) => length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const left = sorted.reduce((text, word) => text.replaceAll(word, ''), password);
  const used = password.length - left.length;
  return used > 0 && left.length <= used && left.length < PASSWORD_LENGTH.least.basic;
}

function emailWords(email: string): string[] {
  const [local = '', domain = ''] = email.trim().split('@');
  const ofDomain = domain.split('.').slice(0, -1);
  return [email.trim(), local, domain, ...local.split(/[^\p{L}\p{N}]+/u), ...ofDomain];
}

const nameWords = (name: string) => [name.replaceAll(/\s+/g, ''), ...name.split(/\s+/)];
