import { expect, it } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { queriesDuring } from '../../testing/query-log.ts';
import { answer, operation } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

it('an answer asks for no hooks where its reader has none, whatever it earns', async () => {
  const { db, account } = await testServer();
  const rita = await account();
  const { id } = await aQuestion(db, { bookId: (await aBook(db)).id });
  const asked = await queriesDuring(async () => {
    await answer(rita, id, 1, operation('right-one'));
  });
  const about = (table: string) => asked.filter(({ sql }) => sql.includes(`"${table}"`));
  expect(about('user_achievements').length).toBeGreaterThan(0);
  expect(about('webhooks')).toEqual([]);
});
