/** All keys of a store or index that begin with a reader's id: lists sort after all else. */
export function ownedBy(ownerId: number): IDBKeyRange {
  return IDBKeyRange.bound([ownerId], [ownerId, []]);
}
