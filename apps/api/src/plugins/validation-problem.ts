import { PRINTABLE_TEXT } from '@morsel/sdk/contract';
import type { FastifyError } from 'fastify';

type Complaint = NonNullable<FastifyError['validation']>[number];
type Finding = { detail: string; field?: string };

/** What a schema refused, in words, and the name of the field where there is one. */
export function validationProblem(error: FastifyError): Finding {
  const part = error.validationContext === 'querystring' ? 'query' : error.validationContext;
  // Of a union, the branches' complaints come first and mislead: the union's own is the last.
  const found = error.validation ?? [];
  const first = found.find(({ keyword }) => keyword === 'anyOf') ?? found[0];
  if (first === undefined) return { detail: error.message };
  const field = fieldOf(first.instancePath, first.params);
  return field === undefined
    ? { detail: `${part ?? 'request'} ${first.message ?? 'is not valid'}` }
    : { detail: detailOf(field, first), field };
}

function fieldOf(path: string, params: Record<string, unknown>): string | undefined {
  const [top] = path.split('/').slice(1);
  if (top !== undefined) return top.replaceAll('~1', '/').replaceAll('~0', '~');
  const named = params['missingProperty'] ?? params['additionalProperty'];
  return typeof named === 'string' ? named : undefined;
}

function detailOf(field: string, { keyword, params, message = 'is not valid' }: Complaint): string {
  if (keyword === 'required') return `${field} is required`;
  if (keyword === 'anyOf') return `${field} has none of the forms that fit`;
  if (keyword === 'additionalProperties') return `${field} is not known here`;
  if (keyword === 'maxLength')
    return `${field} may have at most ${String(params['limit'])} characters`;
  if (params['pattern'] === PRINTABLE_TEXT) return `${field} has characters that cannot be shown`;
  return `${field} ${message}`;
}
