import type { Db } from '../../database/connection.ts';

export type Unlinked = { readonly accounts: number; readonly admins: number };

/** How many accounts, and admins among them, cannot sign in at an identity provider. */
export async function countUnlinked(db: Db, issuer: string): Promise<Unlinked> {
  const rows = await db
    .selectFrom('users')
    .select((eb) => ['role', eb.fn.countAll<number>().as('count')])
    .where('email', 'is not', null)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('openIdLinks').select('userId').where('issuer', '=', issuer),
    )
    .groupBy('role')
    .execute();
  const countOf = (role: string) => rows.find((row) => row.role === role)?.count ?? 0;
  const admins = countOf('admin');
  return { accounts: countOf('reader') + admins, admins };
}
