import type { Operation } from '@morsel/sdk';
import type {
  AnswerResult,
  MasterResult,
  Ok,
  Problem,
  RatingResult,
  SyncOperation,
} from '@morsel/sdk/contract';

type ResultOfKind = {
  readonly answer: AnswerResult;
  readonly rating: RatingResult;
  readonly mastery: MasterResult;
  readonly shelf: Ok;
};

export type Kind = SyncOperation['kind'];

type DeedOfKind = {
  readonly [K in Kind]: Pick<Extract<SyncOperation, { kind: K }>, 'kind' | 'target' | 'value'>;
};

/** What a reader does: to which question, flashcard or book, and what. */
export type Deed<K extends Kind> = DeedOfKind[K] & { readonly kind: K };

/** The same, whatever its kind. */
export type AnyDeed = DeedOfKind[Kind];

/** What the server answers to a deed. */
export type ResultOf<K extends Kind> = ResultOfKind[K];

/** The page of a book marks questions by a call of its own. */
export type Place = 'book-page';

/** What a deed counts for on this device until the server has counted it. */
export interface LocalCount {
  /** Null for what is neither right nor wrong. */
  readonly isCorrect: boolean | null;
  readonly xp: number;
}

/**
 * What a reader did, as it is kept on the device until the server has it. `fresh`: it was written
 * just now and has not been sent yet; `waiting`: sending it has failed or must wait; `refused`: the
 * server will never take it, and the reader has not been told elsewhere.
 */
export type PendingOperation = SyncOperation & {
  /** Order in which things were done on this device. */
  readonly seq: number;
  /** The reader who did it; it is never sent as another. */
  readonly ownerId: number;
  readonly state: 'fresh' | 'waiting' | 'refused';
  readonly attempts: number;
  /** What the list of waiting operations calls it, such as the text of the question. */
  readonly label: string;
  readonly counted?: LocalCount;
  /** Where it was done, where that has a call of its own. */
  readonly place?: Place;
  /** Why it was refused, or why the last attempt failed. */
  readonly problem?: Problem;
};

/** The operation as the headers of a single call tell it. */
export function operationOf(pending: PendingOperation): Operation {
  const { opId, answeredAt, timeZone, revision } = pending;
  return { opId, answeredAt, timeZone, revision };
}

/** The operation as a backlog carries it: nothing that only this device is about. */
export function syncOperationOf(pending: PendingOperation): SyncOperation {
  const { opId, target, answeredAt, timeZone, revision } = pending;
  const common = { opId, target, answeredAt, timeZone, ...(revision && { revision }) };
  switch (pending.kind) {
    case 'answer':
      return { ...common, kind: pending.kind, value: pending.value };
    case 'rating':
      return { ...common, kind: pending.kind, value: pending.value };
    case 'mastery':
    case 'shelf':
      return { ...common, kind: pending.kind, value: pending.value };
  }
}
