import type { Report, Reports } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { askedIn } from '../../items/item-content.ts';
import type { Reader } from '../../reader.ts';
import { findReportsBy, type ReportRow } from './queries.ts';

/** What the reader reported and what became of it, newest first. */
export async function listReports(db: Db, reader: Reader): Promise<Reports> {
  return (await findReportsBy(db, reader.id)).map(presentReport);
}

export function presentReport({ kind, body, ...row }: ReportRow): Report {
  return { ...row, text: askedIn({ kind, body }) };
}
