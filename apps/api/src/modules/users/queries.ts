import type { Db } from '../../database/connection.ts';

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export function findUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .select(['xp', 'streak', 'totalAnswered', 'correctAnswered'])
    .where('id', '=', id)
    .executeTakeFirst();
}
