import type { Report, ReportRequest } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { lockItem } from '../../items/settling.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { hideWhenReportedEnough } from './hiding.ts';
import { noteOf } from './note.ts';
import { presentReport } from './presenting.ts';
import { changeReport, findReport, findVisible, insertReport } from './queries.ts';

export interface ReportInput {
  readonly reader: Reader;
  readonly itemId: number;
  readonly report: ReportRequest;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Reports an item that the reader sees, as it is now; it leaves their feed until an admin decides.
 * Reporting it again meanwhile changes reason and note of the report that is there.
 *
 * @throws NotFoundError when there is no such item for this reader.
 * @throws InvalidInputError when the note cannot be shown.
 */
export async function reportItem(
  tx: Tx,
  { reader, itemId, report, now }: ReportInput,
): Promise<Report> {
  const { reason } = report;
  const complaint = { userId: reader.id, itemId, reason, note: noteOf(report.note) };
  await lockItem(tx, { itemId });
  const [changed] = await changeReport(tx, complaint);
  if (changed !== undefined) return reportWith(tx, changed.id);

  const [item] = await findVisible(tx, { itemId, ...viewerOf(reader) });
  if (item === undefined) throw new NotFoundError('Item not found');
  const reportId = await insertReport(tx, complaint, { revision: item.revision, createdAt: now });
  await hideWhenReportedEnough(tx, itemId);
  return reportWith(tx, reportId);
}

async function reportWith(tx: Tx, reportId: number): Promise<Report> {
  const [row] = await findReport(tx, { reportId });
  if (row === undefined) throw new Error('The report is not there');
  return presentReport(row);
}
