import type { AdminItem } from '@morsel/sdk/contract';

import type { AdminItemRow } from '../../items/admin-items.ts';
import { authoredOf } from '../../items/authored-item.ts';
import { contentOf } from '../../items/item-content.ts';
import { originOf } from '../../items/item-origins.ts';
import { presentAuthored } from '../../items/present-authored.ts';
import { presentFigures, type StoredFigures } from '../item-figures/figures-of-items.ts';
import type { AdminReportRow } from './queries.ts';

/** `reports`: those of this item, newest first. */
export function presentAdminItem(
  row: AdminItemRow,
  {
    flaws,
    reports,
    claims,
    figures,
  }: {
    flaws: readonly string[];
    reports: readonly AdminReportRow[];
    claims: AdminItem['claims'];
    figures: StoredFigures | undefined;
  },
): AdminItem {
  const content = contentOf(row);
  return {
    id: row.id,
    revision: row.revision,
    bookId: row.bookId,
    bookTitle: row.bookTitle,
    state: row.state,
    content: presentAuthored(authoredOf(content)),
    origin: originOf(row).origin ?? null,
    flaws: [...flaws],
    reports: reports.map(presentReport),
    claims,
    figures: figures === undefined ? null : presentFigures(figures, content),
  };
}

function presentReport(row: AdminReportRow): AdminItem['reports'][number] {
  const { id, userId, email, reason, note, state, createdAt } = row;
  return { id, userId, isGuest: email === null, reason, note, state, createdAt };
}
