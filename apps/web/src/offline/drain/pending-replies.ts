import type { OperationResult } from '../operation.ts';
import type { Notice } from './reply.ts';

/** What comes back for one operation. */
export interface PendingReply {
  readonly first: Promise<Notice>;
  /** What the server has applied in the end; it never comes when the server refuses. */
  readonly arriving: Promise<OperationResult>;
}

/** Who in this tab waits for which reply. */
export interface PendingReplies {
  readonly expect: (opId: string) => PendingReply;
  /** Hands notices to those who wait for them. */
  readonly deliver: (notices: readonly Notice[]) => void;
  /** Whether somebody waits for the first notice of it. */
  readonly isExpected: (opId: string) => boolean;
  readonly forget: (opId: string) => void;
}

export function createPendingReplies(): PendingReplies {
  const expected = new Map<string, ReturnType<typeof expectation>>();

  function deliver(notice: Notice): void {
    const one = expected.get(notice.opId);
    if (!one) return;
    one.first.resolve(notice);
    one.isFirst = false;
    if (notice.status === 'waiting') return;
    if (notice.status === 'applied') one.arriving.resolve(notice.reply);
    expected.delete(notice.opId);
  }

  return {
    expect(opId) {
      const one = expectation();
      expected.set(opId, one);
      return { first: one.first.promise, arriving: one.arriving.promise };
    },
    deliver: (notices) => notices.forEach(deliver),
    isExpected: (opId) => expected.get(opId)?.isFirst === true,
    forget: (opId) => expected.delete(opId),
  };
}

const expectation = () => ({
  first: Promise.withResolvers<Notice>(),
  arriving: Promise.withResolvers<OperationResult>(),
  isFirst: true,
});
