import type { Counter } from './column-kinds.ts';

/** Another server of KOReader's progress sync, to which a reader's positions are passed on. */
export interface SyncServersTable {
  userId: number;
  /** Without a slash at its end. */
  url: string;
  userName: string;
  /** What devices send in the place of the password, its MD5; sealed with the session secret. */
  sealedKey: string;
  /** When its reader last said that it is this one. */
  addedAt: number;
  passedOnAt: number | null;
  /** When it was last tried to pass on something, or looked whether it is to be. */
  triedAt: Counter;
  /** Since then it is not tried any more, until its reader logs in anew. */
  givenUpAt: number | null;
  /** Tries that failed since one got through. */
  failures: Counter;
  failingSince: number | null;
  /** Nothing is sent before. */
  pausedUntil: Counter;
  /** What it answered to the try that failed last; null where it did not, or none has since one got through. */
  status: number | null;
  /** In sentences what was wrong with that. */
  problem: string | null;
}

/** What is to be passed on of a document: the newest alone. */
export interface WaitingPositionsTable {
  documentId: number;
  userId: number;
  /** JSON: a `PositionBody`. */
  body: string;
  toldAt: number;
  /** Tries that the server has answered by not taking positions of this document. */
  failures: Counter;
  failingSince: number | null;
  /** The server is not asked about this document before. */
  pausedUntil: Counter;
  /** What the server answered to the last of those tries; null where it did not. */
  status: number | null;
  /** In sentences what was wrong with that. */
  problem: string | null;
}
