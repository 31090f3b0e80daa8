import type { Failure } from '@morsel/sdk';
import type { Problem, UserStats } from '@morsel/sdk/contract';

import type { OperationResult } from '../operation.ts';

/** Why the server will never take an operation. */
export interface Refusal {
  readonly status: number;
  readonly problem: Problem;
  /** Text of the problem. */
  readonly body: string;
}

/** The server's word on an operation. */
export type Reply =
  | { readonly opId: string; readonly status: 'applied'; readonly reply: OperationResult }
  | { readonly opId: string; readonly status: 'refused'; readonly refusal: Refusal };

/** What whoever waits for a reply is told: the reply, or that the operation waits to be sent. */
export type Notice = Reply | { readonly opId: string; readonly status: 'waiting' };

/** What sending a batch has brought: replies to some or all of it, and why there is none to the rest. */
export interface BatchResult {
  readonly replies: readonly Reply[];
  /** On which of the rows the server has failed; others may wait for these. */
  readonly failed?: ReadonlyMap<string, Problem | undefined>;
  readonly failure?: Failure;
  /** The reader's, after all that the replies are about. */
  readonly stats?: UserStats;
  /** The server's time (epoch ms). */
  readonly serverTime?: number;
}

/** The reply to an operation that is refused because of this, with the status of the call or its own. */
export function refusedReply(opId: string, problem: Problem, status = problem.status): Reply {
  return { opId, status: 'refused', refusal: { status, problem, body: JSON.stringify(problem) } };
}
