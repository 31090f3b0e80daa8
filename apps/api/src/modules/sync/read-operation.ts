import { SyncOperation } from '@morsel/sdk/contract';

import { InvalidInputError } from '../../errors.ts';
import { validationProblem } from '../../http/problems/validation-problem.ts';
import { strictAjv } from '../../http/validation/ajv.ts';

/** By kind, for the union's own complaint would not say what is wrong. */
const validators = new Map<unknown, ReturnType<typeof compiled>>(
  SyncOperation.anyOf.map((schema) => [schema.properties.kind.const, compiled(schema)]),
);

function compiled(schema: object) {
  return strictAjv.compile<SyncOperation>(schema);
}

/**
 * An operation as a device sent it, once it is in order. Properties that are not known are let
 * pass: later devices may send more.
 *
 * @throws InvalidInputError when it is not in order.
 */
export function readOperation(sent: object): SyncOperation {
  const isValid = validators.get('kind' in sent ? sent.kind : undefined);
  if (isValid === undefined) throw new InvalidInputError('kind is not known here', 'kind');
  if (isValid(sent)) return sent;
  const { detail, field } = validationProblem(isValid.errors ?? [], 'operation');
  throw new InvalidInputError(detail, field);
}
