import type { Report } from '@morsel/sdk/contract';

import { askedIn } from '../../items/content.ts';
import type { ReportRow } from './queries.ts';

export function presentReport({ kind, body, ...row }: ReportRow): Report {
  return { ...row, text: askedIn({ kind, body }) };
}
