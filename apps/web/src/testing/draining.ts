import type {
  AnswerResult,
  Problem,
  SyncAnswer,
  SyncOperation,
  SyncResult,
} from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { onTestFinished } from 'vitest';

import { type Environment, pageEnvironment } from '../offline/environment.ts';
import { addOperation } from '../offline/outbox/outbox.ts';
import { submit } from '../offline/submit.ts';
import { closeTab, openTab } from '../offline/tab.ts';
import { worker } from './worker.ts';

/** The reader of these tests. */
export const ADA = 7;

export const NO_STATS = { totalAnswered: 0, correctAnswered: 0, xp: 0, level: 1, streak: 0 };

export const anAnswerResult: AnswerResult = {
  isCorrect: true,
  explanation: 'So it is.',
  correctAnswer: 1,
  streak: 1,
  xp: 10,
};

interface Timer {
  readonly ms: number;
  readonly work: () => void;
}

/** A tab of its own, whose timers ring when the test says so. */
export function aTab(given: Partial<Environment> = {}) {
  const timers = new Set<Timer>();
  const network = { isUp: true };
  const tab = openTab({
    ...pageEnvironment,
    random: () => 1,
    isOnline: () => network.isUp,
    after: (ms, work) => {
      const timer = { ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    ...given,
  });
  onTestFinished(() => closeTab(tab));

  /** Answers question `target`, as the reader or as another. */
  const answer = (target: number, ownerId = ADA) =>
    submit(tab, ownerId, {
      kind: 'answer',
      target,
      value: 1,
      revision: 1,
      label: `Question ${target}?`,
    });

  return {
    ...tab,
    network,
    answer,
    /** Lengths (ms) of the timers that run. */
    running: () => [...timers].map(({ ms }) => ms),
    /** Time has come for the timers of this length (ms). */
    ring: (ms: number): void => {
      for (const timer of timers) {
        if (timer.ms !== ms) continue;
        timers.delete(timer);
        timer.work();
      }
    },
    /** Answers questions without a network; then it is there again, and nobody has noticed. */
    answerOffline: async (...targets: readonly number[]): Promise<void> => {
      // From the start: a look for work that is slow to begin would find what is written meanwhile.
      network.isUp = false;
      await tab.drain.sendFor(ADA, () => true);
      for (const target of targets) await answer(target);
      network.isUp = true;
    },
  };
}

/** The reader has answered these questions in a page that was left before it could send. */
export async function writeAnswers(targets: readonly number[], now = Date.now()): Promise<void> {
  for (const target of targets) {
    const operation = { kind: 'answer', target, value: 1, label: `Question ${target}?` } as const;
    await addOperation(operation, { ownerId: ADA, opId: `written-${target}`, now });
  }
}

/** What the server says to a backlog in which all is in order. */
export function applied(
  operations: readonly Pick<SyncOperation, 'opId'>[],
  now = Date.now(),
): SyncAnswer {
  return { results: operations.map(appliedResult), stats: NO_STATS, now };
}

export function appliedResult({ opId }: Pick<SyncOperation, 'opId'>): SyncResult {
  return { opId, status: 'applied', reply: anAnswerResult };
}

interface SentBacklog {
  readonly userId: number;
  readonly sentAt: number;
  readonly operations: readonly SyncOperation[];
}

/** Serves backlogs; returns all that were sent, in turn. */
export function serveSync(
  reply: (sent: SentBacklog, call: number) => Response | Promise<Response> = ({ operations }) =>
    HttpResponse.json(applied(operations)),
): SentBacklog[] {
  const calls: SentBacklog[] = [];
  worker.use(
    http.post<never, SentBacklog>('/api/sync', async ({ request }) => {
      const sent = await request.json();
      calls.push(sent);
      return reply(sent, calls.length);
    }),
  );
  return calls;
}

/** Serves single answers; returns the headers of all that were sent, in turn. */
export function serveAnswers(
  reply: (call: number) => Response | Promise<Response> = () => HttpResponse.json(anAnswerResult),
): Headers[] {
  const calls: Headers[] = [];
  worker.use(
    http.post('/api/quiz/answer', ({ request }) => {
      calls.push(request.headers);
      return reply(calls.length);
    }),
  );
  return calls;
}

/** The questions that a backlog is about. */
export function targetsOf({ operations }: SentBacklog): number[] {
  return operations.map(({ target }) => target);
}

/** Why the server does not take something. */
export const aRefusal: Problem = {
  type: 'about:blank',
  title: 'Refused',
  status: 422,
  detail: 'There is no such option',
};

/** All whole numbers from one to another. */
export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
