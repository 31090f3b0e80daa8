import { isApiError } from '@morsel/sdk';
import type { ItemEdit } from '@morsel/sdk/contract';

import { failureReason } from '../../ui/failure-reason.ts';

/** Why an edit was not saved; without a field it is about the whole, or about none. */
export interface EditFault {
  readonly text: string;
  readonly field?: string;
}

const EMPTY = 'Fill this in.';

/** The first field with nothing in it, or with an entry that has nothing in it. */
export function emptyField(draft: ItemEdit): EditFault | undefined {
  const field = Object.entries(draft).find(([, value]) => isEmpty(value))?.[0];
  return field === undefined ? undefined : { text: EMPTY, field };
}

/** The API's own words, beside the field that it names where the form has that field. */
export function editFault(error: Error, draft: ItemEdit): EditFault {
  const text = failureReason(error);
  const named = isApiError(error) ? error.problem?.field?.split(/[./]/)[0] : undefined;
  return named !== undefined && named in draft && named !== 'type'
    ? { text, field: named }
    : { text };
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isEmpty);
  return typeof value === 'string' && value.trim() === '';
}
