import type { Db, Tx } from '../../database/connection.ts';

/** What a guest has done; undefined for an account. */
export function findGuestTotals(db: Db, guestId: number) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'xp',
      eb
        .selectFrom('reviewEvents')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', guestId)
        .$asScalar()
        .$notNull()
        .as('reviews'),
    ])
    .where('id', '=', guestId)
    .where('email', 'is', null)
    .executeTakeFirst();
}

export type LockedReader = NonNullable<Awaited<ReturnType<typeof lockReader>>>;

/**
 * Locks a reader's row until the transaction ends, in the way of `lockTotals`: by an update that
 * changes nothing.
 */
export function lockReader(tx: Tx, id: number) {
  return tx
    .updateTable('users')
    .set((eb) => ({ streak: eb.ref('streak') }))
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst();
}
