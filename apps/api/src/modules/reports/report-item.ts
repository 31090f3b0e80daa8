import type { Report, ReportRequest } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { isBlank, isPrintable } from '../../http/validation/shown-text.ts';
import { holdBook } from '../../items/hold-book.ts';
import { lockItem } from '../../items/settle-item.ts';
import type { Reader } from '../../reader.ts';
import { tellItemReported } from '../webhooks/tell-of-book.ts';
import type { AnonymousKeys } from './anonymous-keys.ts';
import { hideWhenReportedEnough } from './hide-reported-items.ts';
import { presentReport } from './list-reports.ts';
import { changeReport, findBookOf, findReport, findVisibleItem, insertReport } from './queries.ts';

export interface ReportInput {
  readonly reader: Reader;
  readonly itemId: number;
  readonly report: ReportRequest;
  /** Of the device it comes from. */
  readonly address: string;
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
  { reader, itemId, report, address, now }: ReportInput,
  keys: AnonymousKeys,
): Promise<Report> {
  const { reason } = report;
  const complaint = { userId: reader.id, itemId, reason, note: noteOf(report.note) };
  const bookId = await findBookOf(tx, itemId);
  if (bookId === undefined) throw new NotFoundError('Item not found');
  await holdBook(tx, bookId);
  await lockItem(tx, itemId);
  const changedId = await changeReport(tx, complaint);
  if (changedId !== undefined) return presentReport(await findReport(tx, changedId));

  const item = await findVisibleItem(tx, reader, itemId);
  if (item === undefined) throw new NotFoundError('Item not found');
  const reportId = await insertReport(tx, {
    ...complaint,
    revision: item.revision,
    network: keys.network(address),
    createdAt: now,
  });
  await hideWhenReportedEnough(tx, { itemId, now }, keys);
  const told = { item: { id: itemId, revision: item.revision }, reason };
  await tellItemReported(tx, { bookId, userId: reader.id, at: now }, told);
  return presentReport(await findReport(tx, reportId));
}

/**
 * A reporter's own words as they are kept: without spaces around them, null when nothing is to be
 * seen. They may have several lines.
 *
 * @throws InvalidInputError when they hold characters that no screen shows.
 */
function noteOf(text: string | undefined): string | null {
  if (text === undefined || isBlank(text)) return null;
  const lines = text.trim().replaceAll('\t', ' ').split(/\r?\n/);
  if (!lines.every(isPrintable)) {
    throw new InvalidInputError('note has characters that cannot be shown', 'note');
  }
  return lines.join('\n');
}
