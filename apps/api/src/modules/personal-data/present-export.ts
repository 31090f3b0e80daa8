import type { ReaderExport } from '@morsel/sdk/contract';
import { writtenText } from '@morsel/sdk/rules';

import { scopesIn } from '../../database/access-tokens.ts';
import { askedIn, contentOf } from '../../items/item-content.ts';
import { transportsOf } from '../passkeys/present-passkey.ts';
import type { ExportedPasskeyRow, ReaderRow } from './account-queries.ts';
import type { ExportedBiteRow, ExportedOwnRow, ExportedProposalRow } from './own-queries.ts';
import type {
  ExportedMasteredRow,
  ExportedMemoryRow,
  FeedRow,
  ReviewRow,
  UndoneRow,
} from './practice-queries.ts';
import type { ExportedClaimRow, ExportedReportRow } from './report-queries.ts';

type ExportedEntry<List extends keyof ReaderExport> = ReaderExport[List] extends (infer E)[]
  ? E
  : never;

export function presentReader(row: ReaderRow): ReaderExport['account'] {
  return {
    id: row.id,
    isGuest: row.email === null,
    name: row.name,
    email: row.email,
    role: row.role,
    isOnLeaderboard: row.onLeaderboard === 1,
    makesHighlightCards: row.highlightCards === 1,
    addsHighlightedBooks: row.highlightBooks === 1,
    createdAt: row.createdAt,
    seenAt: row.seenAt,
    resetLinkExpiresAt: row.resetExpiresAt,
  };
}

export function presentReview(row: ReviewRow): ExportedEntry<'reviews'> {
  const { itemId, itemRevision, itemKind, body, bookId, ...review } = row;
  return {
    ...review,
    item: presentItem({ itemId, itemRevision, itemKind, body, bookId }),
    value: JSON.parse(row.value),
    isCorrect: row.isCorrect === null ? null : row.isCorrect === 1,
  };
}

export function presentUndoneReview({
  undoneAt,
  ...row
}: UndoneRow): ExportedEntry<'undoneReviews'> {
  return { ...presentReview(row), undoneAt };
}

export function presentMastered(row: ExportedMasteredRow): ExportedEntry<'mastered'> {
  return { item: presentItem(row), masteredAt: row.masteredAt };
}

export function presentExportedReport(row: ExportedReportRow): ExportedEntry<'reports'> {
  const { reason, note, state, createdAt, decidedAt } = row;
  return { item: presentItem(row), reason, note, state, createdAt, decidedAt };
}

export function presentExportedClaim(row: ExportedClaimRow): ExportedEntry<'claims'> {
  const { opId, text, state, createdAt, decidedAt, opinion: said, opinionAt: at } = row;
  const opinion = at === null ? null : { isSame: said === 1, at };
  return { opId, item: presentItem(row), text, state, createdAt, decidedAt, opinion };
}

export function presentExportedOwn(row: ExportedOwnRow): ExportedEntry<'ownItems'> {
  const { quote, state, createdAt } = row;
  const content = contentOf({ ...row, kind: row.itemKind });
  const otherSide =
    content.kind === 'flashcard'
      ? content.body.back
      : (writtenText(content.answerKey.answer) ?? '');
  return { item: presentItem(row), otherSide, quote, isDeleted: state === 'deleted', createdAt };
}

export function presentExportedBite({ state, ...row }: ExportedBiteRow): ExportedEntry<'bites'> {
  const decision = state === 'offered' ? 'open' : state === 'skipped' ? 'skipped' : 'kept';
  return { ...row, decision };
}

export function presentExportedProposal(row: ExportedProposalRow): ExportedEntry<'proposals'> {
  return { item: presentItem(row), isStruck: row.state === 'struck', proposedAt: row.createdAt };
}

export function presentMemory({
  rightOnce,
  ...memory
}: ExportedMemoryRow): ExportedEntry<'memory'> {
  return { ...memory, rightOnce: rightOnce === 1 };
}

export function presentFeed({ itemIds, ...row }: FeedRow): ExportedEntry<'feeds'> {
  return { ...row, itemIds: itemIds === '' ? [] : itemIds.split(',').map(Number) };
}

export function presentExportedPasskey({
  transports,
  backedUp,
  ...row
}: ExportedPasskeyRow): ExportedEntry<'passkeys'> {
  return { ...row, transports: transportsOf(transports), isBackedUp: backedUp === 1 };
}

export const presentExportedToken = <Row extends { readonly scopes: string }>(row: Row) => ({
  ...row,
  scopes: scopesIn(row.scopes),
});

function presentItem(
  row: Omit<ExportedMasteredRow, 'masteredAt'>,
): ExportedEntry<'mastered'>['item'] {
  return {
    id: row.itemId,
    revision: row.itemRevision,
    kind: row.itemKind,
    text: askedIn({ kind: row.itemKind, body: row.body }),
    bookId: row.bookId,
  };
}
