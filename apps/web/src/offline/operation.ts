import type {
  AnswerResult,
  BiteResult,
  ClaimResult,
  MasterResult,
  Ok,
  PackItem,
  Problem,
  RatingResult,
  SyncOperation,
  UndoResult,
} from '@morsel/sdk/contract';
import type { LogEvent, UndoneEvent } from '@morsel/sdk/rules';

interface Results {
  readonly answer: AnswerResult;
  readonly rating: RatingResult;
  readonly mastery: MasterResult;
  readonly shelf: Ok;
  readonly undo: UndoResult;
  readonly claim: ClaimResult;
  readonly bite: BiteResult;
}

export type OperationKind = SyncOperation['kind'];

/** What the server replies to an operation that it applies. */
export type OperationResult<Kind extends OperationKind = OperationKind> = Results[Kind];

type Actions = {
  readonly [Kind in OperationKind]: Pick<
    Extract<SyncOperation, { kind: Kind }>,
    'kind' | 'target' | 'value'
  >;
};

/** What is done: to which question, flashcard, bite or book, and what; an undo or a claim to which operation. */
export type Action<Kind extends OperationKind = OperationKind> = Actions[Kind] & {
  readonly kind: Kind;
};

/** Screens whose operations go out as a call of their own: a book's page marks questions by id. */
export type CallOrigin = 'book-page';

/** Something that a reader does that must count exactly once. */
export type NewOperation<Kind extends OperationKind = OperationKind> = Action<Kind> & {
  /** Revision of the item that the reader saw, where there is one. */
  readonly revision?: number | undefined;
  /** What the list of waiting operations calls it, such as the text of the question. */
  readonly label: string;
  readonly origin?: CallOrigin;
  /** What a bite becomes that is kept, for the pack. */
  readonly item?: PackItem | undefined;
  /** Its id for ever, where who does it must know; else it gets one. */
  readonly opId?: string;
};

/** Who does something, when by the device's time (epoch ms), and its id for ever. */
export interface OperationContext {
  readonly ownerId: number;
  readonly opId: string;
  readonly now: number;
}

/** What an operation counts for on this device until the server has counted it, or takes off. */
export type LocalCount = LogEvent | UndoneEvent;

/**
 * An operation as it is kept on the device until the server has it. `fresh`: it was written just now
 * and has not been sent yet; `waiting`: sending it has failed or must wait; `aside`: the server has
 * failed on it again and again, so that the others go on without it; `refused`: the server will never
 * take it, and the reader has not been told elsewhere.
 */
export type PendingOperation = SyncOperation & {
  /** Order in which things were done on this device. */
  readonly seq: number;
  /** The reader who did it; it is never sent as another. */
  readonly ownerId: number;
  readonly state: 'fresh' | 'waiting' | 'aside' | 'refused';
  readonly attempts: number;
  /** How often the server has failed on this one. */
  readonly failures?: number;
  readonly label: string;
  readonly counted?: LocalCount;
  /** The origin of a new operation, under the name that devices have stored it by. */
  readonly place?: CallOrigin;
  /** Why it was refused, or why the last attempt failed. */
  readonly problem?: Problem;
};

const MARKS = {
  answer: 'isCorrect',
  rating: 'difficulty',
  mastery: 'ismastered',
  shelf: 'ok',
  undo: 'undone',
  claim: 'claimed',
  bite: 'decision',
};

/** Whether it is what Morsel replies to operations of this kind: gateways answer in its place. */
export function isResultOf<Kind extends OperationKind>(
  kind: Kind,
  reply: unknown,
): reply is OperationResult<Kind> {
  return isRecord(reply) && MARKS[kind] in reply;
}

/** Whether it has properties to look at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
