import { compiledQuery } from '../../database/compiled-query.ts';

export type UserRecord = {
  id: number;
  name: string | null;
  email: string | null;
  role: 'reader' | 'admin';
  xp: number;
  streak: number;
  total_answered: number;
  correct_answered: number;
};

const userColumns = [
  'id',
  'name',
  'email',
  'role',
  'xp',
  'streak',
  'total_answered',
  'correct_answered',
] as const;

export const findUser = compiledQuery<UserRecord, { id: number }>((db, param) =>
  db.selectFrom('users').select(userColumns).where('id', '=', param('id')),
);
