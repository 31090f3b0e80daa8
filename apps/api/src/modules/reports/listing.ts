import type { Reports } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { presentReport } from './presenting.ts';
import { findReportsBy } from './queries.ts';

/** What the reader reported and what became of it, newest first. */
export async function listReports(db: Db, reader: Reader): Promise<Reports> {
  return (await findReportsBy(db, { userId: reader.id })).map(presentReport);
}
