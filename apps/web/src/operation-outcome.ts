import type { AnswerResult } from '@morsel/sdk/contract';

/**
 * What became of something that a reader did, as far as it is known. `counted`: the server has it;
 * `local`: this device has counted it and the server will; `kept`: it waits for the server, which alone
 * can tell what it brings. `arriving` is the server's reply; it never comes when the operation turns
 * out not to count.
 */
export type OperationOutcome<Result> =
  | { readonly state: 'counted'; readonly result: Result }
  | { readonly state: 'local'; readonly result: Result; readonly arriving: Promise<Result> }
  | { readonly state: 'kept'; readonly arriving: Promise<Result> };

/** What is shown of an answer: what it counts for may be known later than whether it is right. */
export type Verdict = Pick<AnswerResult, 'isCorrect' | 'explanation' | 'correctAnswer'> &
  Partial<AnswerResult>;

export type AnswerOutcome = OperationOutcome<AnswerResult>;

/** What it brings as far as it is known by now. */
export function resultOf<Result>(outcome: OperationOutcome<Result>): Result | undefined {
  return outcome.state === 'kept' ? undefined : outcome.result;
}
