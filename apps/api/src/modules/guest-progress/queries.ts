import { compiledQuery } from '../../database/compiled-query.ts';

/** What a guest has done; answers no row for an account. */
export const findGuestTotals = compiledQuery<{ xp: number; reviews: number }, { guestId: number }>(
  (db, param) =>
    db
      .selectFrom('users')
      .select('xp')
      .select((eb) =>
        eb
          .selectFrom('review_events')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', param('guestId'))
          .$asScalar()
          .$notNull()
          .as('reviews'),
      )
      .where('id', '=', param('guestId'))
      .where('email', 'is', null),
);

export type LockedReader = { email: string | null; role: 'reader' | 'admin' };

/**
 * Locks a reader's row until the transaction ends, in the way of `lockTotals`: by an update that
 * changes nothing.
 */
export const lockReader = compiledQuery<LockedReader, { id: number }>((db, param) =>
  db
    .updateTable('users')
    .set((eb) => ({ streak: eb.ref('streak') }))
    .where('id', '=', param('id'))
    .returning(['email', 'role']),
);
