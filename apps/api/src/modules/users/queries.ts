import { compiledRow, type Params } from '../../database/compiled-query.ts';
import { runColumns } from '../reviews/stored-run.ts';

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const findUser = compiledRow((db, { id }: Params<{ id: number }>) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .select(['xp', 'streak', 'totalAnswered', 'correctAnswered'])
    .select(runColumns)
    .where('id', '=', id),
);
