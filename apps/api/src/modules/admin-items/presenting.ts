import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';

import { authoredOf } from '../../items/authoring.ts';
import { flawsOf } from '../../items/checks/checking.ts';
import type { Evidence } from '../../items/checks/flaw.ts';
import type { AuthoredItem } from '../../items/composing.ts';
import { contentOf } from '../../items/content.ts';
import { originOf } from '../../items/origins.ts';
import type { AdminItemRow, ReportRow } from './queries.ts';

/** `reports`: those of this item, newest first. */
export function presentAdminItem(
  row: AdminItemRow,
  { evidence, reports }: { evidence: Evidence | undefined; reports: readonly ReportRow[] },
): AdminItem {
  const content = contentOf(row);
  return {
    id: row.id,
    revision: row.revision,
    bookId: row.bookId,
    bookTitle: row.bookTitle,
    state: row.state,
    content: presentContent(authoredOf(content)),
    origin: originOf(row).origin ?? null,
    flaws: flawsOf(content, evidence).map(({ detail }) => detail),
    reports: reports.map(presentReport),
  };
}

/** The lists of what is authored are for reading only, those of an answer are not. */
function presentContent(item: AuthoredItem): ItemEdit {
  switch (item.type) {
    case 'mcq':
      return { ...item, distractors: [...item.distractors] };
    case 'match_pairs':
      return { ...item, pairs: item.pairs.map(([left, right]) => [left, right]) };
    case 'arrange_list':
      return { ...item, order: [...item.order] };
    case 'true_false':
    case 'flashcard':
      return item;
  }
}

function presentReport(row: ReportRow): AdminItem['reports'][number] {
  const { id, userId, email, reason, note, state, createdAt } = row;
  return { id, userId, isGuest: email === null, reason, note, state, createdAt };
}
