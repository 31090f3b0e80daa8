import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';

import type { AdminItemRow } from '../../items/admin-items.ts';
import { authoredOf } from '../../items/authored-item.ts';
import { flawsOf } from '../../items/checks/check-item.ts';
import type { Evidence } from '../../items/checks/flaw.ts';
import type { AuthoredItem, AuthoredQuestion } from '../../items/compose-item.ts';
import { contentOf } from '../../items/item-content.ts';
import { originOf } from '../../items/item-origins.ts';
import { presentFigures, type StoredFigures } from '../item-figures/figures-of-items.ts';
import type { AdminReportRow } from './queries.ts';

/** `reports`: those of this item, newest first. */
export function presentAdminItem(
  row: AdminItemRow,
  {
    evidence,
    reports,
    claims,
    figures,
  }: {
    evidence: Evidence | undefined;
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
    content: presentContent(authoredOf(content)),
    origin: originOf(row).origin ?? null,
    flaws: flawsOf(content, evidence).map(({ detail }) => detail),
    reports: reports.map(presentReport),
    claims,
    figures: figures === undefined ? null : presentFigures(figures, content),
  };
}

/** The lists of what is authored are for reading only, those of an answer are not. */
function presentContent(item: AuthoredItem): ItemEdit {
  if (item.type === 'flashcard') return item;
  const explained = presentExplained(item);
  switch (item.type) {
    case 'mcq': {
      const { type, answer, distractors } = item;
      return { type, ...explained, answer, distractors: [...distractors] };
    }
    case 'true_false':
      return { type: item.type, ...explained, answer: item.answer };
    case 'match_pairs': {
      const { type, surplus } = item;
      const pairs = item.pairs.map(([left, right]): [string, string] => [left, right]);
      return { type, ...explained, pairs, ...(surplus && { surplus: [...surplus] }) };
    }
    case 'arrange_list': {
      const { type, order, foreign } = item;
      return { type, ...explained, order: [...order], ...(foreign && { foreign: [...foreign] }) };
    }
    case 'typed':
    case 'cloze': {
      const { type, answer, accepted } = item;
      return { type, ...explained, answer, ...(accepted && { accepted: [...accepted] }) };
    }
  }
}

function presentExplained({ text, explanation, reasons, standing }: AuthoredQuestion) {
  return {
    text,
    explanation,
    ...(reasons && {
      reasons: reasons.map(({ mistake, reason }) => ({ mistake: [...mistake], reason })),
    }),
    ...(standing !== undefined && { standing }),
  };
}

function presentReport(row: AdminReportRow): AdminItem['reports'][number] {
  const { id, userId, email, reason, note, state, createdAt } = row;
  return { id, userId, isGuest: email === null, reason, note, state, createdAt };
}
