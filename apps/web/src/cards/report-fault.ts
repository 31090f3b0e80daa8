import { isApiError } from '@morsel/sdk';

/** Why a report was not sent, and the field at fault if it is one. */
export interface ReportFault {
  readonly text: string;
  readonly field?: 'reason' | 'note';
}

/** The API's own words where it refused, else that the report did not arrive. */
export function reportFault(error: unknown): ReportFault {
  const refusal = isApiError(error) && error.status < 500 ? error.problem : undefined;
  if (!refusal) {
    return { text: 'Your report did not arrive. Check your connection, then send it again.' };
  }
  return refusal.field === 'note'
    ? { text: refusal.detail, field: 'note' }
    : { text: refusal.detail };
}
