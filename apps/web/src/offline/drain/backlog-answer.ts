import type { Problem, UserStats } from '@morsel/sdk/contract';

import type { PendingOperation } from '../pending-operation.ts';
import { isRecord, isReplyTo } from '../replies.ts';
import { type Failure, refusalOf } from './failures.ts';
import type { Sent } from './sending.ts';
import type { Verdict } from './verdict.ts';

/**
 * Reads what came back for a backlog, which may be anything: only what echoes an operation's id and
 * has the shape of Morsel's answer is a word on it.
 */
export function readBacklogAnswer(rows: readonly PendingOperation[], answer: unknown): Sent {
  const { results, stats, now } = isRecord(answer) ? answer : {};
  const echoed = new Map(
    (Array.isArray(results) ? results : [])
      .filter(isRecord)
      .map((result) => [result['opId'], result]),
  );
  const verdicts = rows.flatMap((row) => verdictOn(row, echoed.get(row.opId)) ?? []);
  const isComplete = verdicts.length === rows.length;
  return {
    verdicts,
    ...(!isComplete && { failure: failureIn([...echoed.values()]) }),
    ...(verdicts.length > 0 && isStats(stats) && { stats }),
    ...(verdicts.length > 0 && typeof now === 'number' && { serverTime: now }),
  };
}

type Result = Readonly<Record<string, unknown>>;

function verdictOn({ opId, kind }: PendingOperation, result: Result = {}): Verdict | undefined {
  const { status, reply, problem } = result;
  if (status === 'applied' && isReplyTo(kind, reply)) return { opId, status, reply };
  if (status === 'refused' && isProblem(problem)) {
    return { opId, status, refusal: refusalOf(problem) };
  }
  return undefined;
}

/** The first that failed has held up those after it. */
function failureIn(results: readonly Result[]): Failure {
  const failed = results.find(({ status }) => status === 'failed');
  if (failed === undefined) return { why: 'unreached' };
  const { problem } = failed;
  return { why: 'busy', ...(isProblem(problem) && { problem }) };
}

function isProblem(value: unknown): value is Problem {
  return (
    isRecord(value) && typeof value['detail'] === 'string' && typeof value['status'] === 'number'
  );
}

function isStats(value: unknown): value is UserStats {
  return isRecord(value) && typeof value['xp'] === 'number' && typeof value['streak'] === 'number';
}
