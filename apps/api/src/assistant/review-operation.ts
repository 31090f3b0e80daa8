import { type Operation, operationFrom } from '../modules/operations/operation.ts';
import { readDays } from '../modules/reviews/reader-days.ts';
import type { ToolCall } from './tool.ts';

type Given = {
  readonly operationId: string;
  readonly revision: number;
  readonly timeZone?: string;
};

/**
 * The operation of a review that an assistant brings. An assistant rarely knows the reader's zone: without one it
 * counts for the day where they practised last.
 *
 * @throws InvalidInputError when the time zone is unknown.
 */
export async function reviewOperation(
  { operationId, revision, timeZone }: Given,
  { db, reader, now }: ToolCall,
): Promise<Operation> {
  const claim = {
    opId: operationId,
    answeredAt: undefined,
    timeZone: timeZone ?? (await readDays(db, { userId: reader.id, now })).timeZone,
    revision,
  };
  return operationFrom(claim, reader, now);
}
