import { DAY_MS, type Role } from '@morsel/sdk/domain';

/** Who makes a request: an account, or the guest of a device. */
export type Reader = {
  readonly id: number;
  readonly role: Role;
  readonly isGuest: boolean;
  /** Epoch ms; a guest who signs up keeps it. */
  readonly createdAt: number;
};

/** Guests and accounts of their first day: anybody can be many of them. */
export function isNewcomer({ isGuest, role, createdAt }: Reader, now: number): boolean {
  return isGuest || (role !== 'admin' && createdAt > now - DAY_MS);
}

/** The session by which an account is known. */
export type OpenSession = {
  /** By which readers name it. */
  readonly publicId: string;
  /** Its reader has signed in or given the password again just now. */
  readonly isConfirmed: boolean;
};

/** From whom, and to whom, goes what a reader has. */
export type ReaderMove = { readonly fromId: number; readonly toId: number };
