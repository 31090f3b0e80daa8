import type { SyncAnswer, SyncOperation } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';

import { LONG_AGO } from './factories.ts';
import type { TestReader } from './server.ts';

type Common = Pick<SyncOperation, 'opId' | 'target' | 'answeredAt' | 'timeZone' | 'revision'>;
type Doing = Pick<SyncOperation, 'opId' | 'target'> & Partial<Common>;

const common = (over: Doing): Common => ({
  answeredAt: LONG_AGO,
  timeZone: 'UTC',
  revision: 1,
  ...over,
});

/** Operations as devices keep them, done long ago. */
export const answering = (over: Doing, value: (SyncOperation & { kind: 'answer' })['value']) =>
  ({ ...common(over), kind: 'answer', value }) satisfies SyncOperation;

export const rating = (over: Doing, value: (SyncOperation & { kind: 'rating' })['value']) =>
  ({ ...common(over), kind: 'rating', value }) satisfies SyncOperation;

export const mastering = (over: Doing, value: boolean) =>
  ({ ...common(over), kind: 'mastery', value }) satisfies SyncOperation;

export const shelving = (over: Doing, value: boolean) =>
  ({ ...common(over), kind: 'shelf', value }) satisfies SyncOperation;

export const undoing = (over: Doing, value: string) =>
  ({ ...common(over), kind: 'undo', value }) satisfies SyncOperation;

export const claiming = (over: Doing, value: string) =>
  ({ ...common(over), kind: 'claim', value }) satisfies SyncOperation;

export const picking = (over: Doing, value: (SyncOperation & { kind: 'bite' })['value']) =>
  ({ ...common(over), kind: 'bite', value }) satisfies SyncOperation;

/** Sends a backlog, whatever it holds, with the device's time. */
export function sendBacklog(
  reader: TestReader,
  operations: readonly unknown[],
  sentAt: number,
): Promise<LightMyRequestResponse> {
  const payload = { userId: reader.id, sentAt, operations };
  return reader.inject({ method: 'POST', url: '/api/sync', payload });
}

/** What a backlog that is in order as a whole is answered. */
export async function sync(
  reader: TestReader,
  operations: readonly unknown[],
  sentAt: number,
): Promise<SyncAnswer> {
  const answer = await sendBacklog(reader, operations, sentAt);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** `opId status` of each result, with the status of its problem where there is one. */
export const outcomes = ({ results }: Pick<SyncAnswer, 'results'>): string[] =>
  results.map((result) =>
    result.status === 'applied'
      ? `${result.opId} applied`
      : `${result.opId} ${result.status} ${result.problem.status}`,
  );
