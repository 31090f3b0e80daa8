import { bookSlug } from '@morsel/sdk/rules';

import type { Tx } from '../database/connection.ts';

/** The address of a new book; with `-2`, `-3` … when other books have it already. */
export async function freeSlug(tx: Tx, title: string, author: string): Promise<string> {
  const slug = bookSlug(title, author);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const taken = await tx
      .selectFrom('books')
      .select('id')
      .where('slug', '=', candidate)
      .executeTakeFirst();
    if (taken === undefined) return candidate;
  }
}
