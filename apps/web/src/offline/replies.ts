import type { Kind, ResultOf } from './pending-operation.ts';

const marks = { answer: 'isCorrect', rating: 'difficulty', mastery: 'ismastered', shelf: 'ok' };

/** Whether it is what Morsel answers to deeds of this kind: gateways answer in its place. */
export function isReplyTo<K extends Kind>(kind: K, reply: unknown): reply is ResultOf<K> {
  return isRecord(reply) && marks[kind] in reply;
}

/** Whether it has properties to look at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
