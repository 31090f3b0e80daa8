/** An item in one of its revisions. */
export const itemColumns = [
  'items.id as itemId',
  'itemRevisions.revision as itemRevision',
  'items.kind as itemKind',
  'itemRevisions.body',
  'items.bookId',
] as const;
