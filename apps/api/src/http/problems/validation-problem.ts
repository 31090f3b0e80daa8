import { PRINTABLE_TEXT } from '@morsel/sdk/domain';
import type { ErrorObject } from 'ajv';

/** What a validator says about one rule that is broken. */
type SchemaError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>;

/** What a schema refused of a part of a request, in words, and the field where there is one. */
export function validationProblem(
  complaints: readonly SchemaError[],
  part: string,
): { detail: string; field?: string } {
  // Of a union, the branches' complaints come first and mislead: the union's own is the last.
  const first = complaints.find(({ keyword }) => keyword === 'anyOf') ?? complaints[0];
  if (first === undefined) return { detail: `${part} is not valid` };
  const field = fieldOf(first.instancePath, first.params);
  return field === undefined
    ? { detail: `${part} ${first.message ?? 'is not valid'}` }
    : { detail: detailOf(field, first), field };
}

function fieldOf(path: string, params: Record<string, unknown>): string | undefined {
  const [top] = path.split('/').slice(1);
  if (top !== undefined) return top.replaceAll('~1', '/').replaceAll('~0', '~');
  const named = params['missingProperty'] ?? params['additionalProperty'];
  return typeof named === 'string' ? named : undefined;
}

function detailOf(
  field: string,
  { keyword, params, message = 'is not valid' }: SchemaError,
): string {
  if (keyword === 'required') return `${field} is required`;
  if (keyword === 'anyOf') return `${field} has none of the forms that fit`;
  if (keyword === 'additionalProperties') return `${field} is not known here`;
  if (keyword === 'maxLength')
    return `${field} may have at most ${String(params['limit'])} characters`;
  if (params['pattern'] === PRINTABLE_TEXT) return `${field} has characters that cannot be shown`;
  return `${field} ${message}`;
}
