import type { User } from '@morsel/sdk/contract';

import { ownName } from '../../base-path.ts';

/** Whoever reads: an account, or the demo user of this device. */
export interface Reader {
  readonly userId: number;
  readonly isGuest: boolean;
}

/** The reader as the device remembers it; `account` is there unless it is a guest. */
export interface SavedReader extends Reader {
  readonly account?: User;
}

const KEY = ownName('morsel.reader');

/**
 * The last confirmed reader of this device; null when there is none, undefined where the browser
 * refuses storage.
 */
export function savedReader(): SavedReader | null | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : readerIn(text);
  } catch {
    return undefined;
  }
}

/** Remembers an account. */
export function saveAccount(account: User): void {
  save({ userId: account.id, isGuest: false, account });
}

/** Remembers a guest, unless the device belongs to an account that has not logged out. */
export function saveGuest(userId: number): void {
  if (!savedReader()?.account) save({ userId, isGuest: true });
}

/** Nobody reads here any more. */
export function forgetSavedReader(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/**
 * Calls back when another tab has another reader than before, or none.
 *
 * @returns a function that ends the watch.
 */
export function watchSavedReader(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Whether it is what the API says of an account; what lies in storage may be anything. */
export function isAccount(value: unknown): value is User {
  return isRecord(value) && isId(value['id']) && typeof value['name'] === 'string';
}

function save(reader: SavedReader): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(reader)));
}

function readerIn(text: string): SavedReader | null {
  const value: unknown = attempt(() => JSON.parse(text));
  if (!isRecord(value) || !isId(value['userId'])) return null;
  const { userId, account } = value;
  if (value['isGuest'] === true) return { userId, isGuest: true };
  return isAccount(account) && account.id === userId ? { userId, isGuest: false, account } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
