import { expect, test } from 'vitest';

import { SLACK, TIDES, exportingApp, highlight } from '../../testing/exporting-app.ts';
import { aBook } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { testServer } from '../../testing/server.ts';

test('highlights that are sent four times at once come in once, into one text, which counts as one', async () => {
  const db = await postgresDatabase();
  const limits = { ...NO_LIMITS, textsByReader: { most: 4, windowMs: 1000 } };
  const server = await testServer({ db, limits });
  const app = await exportingApp(server, await server.account());
  const titles = ['Tides', 'Waves', 'Storms', 'Slack water'];
  const books = await Promise.all(titles.map((title) => aBook(db, { title })));
  const sent = [highlight(TIDES), highlight(SLACK, { location: 20 })];

  const answers = await Promise.all([1, 2, 3, 4].map(() => app.send(sent)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await app.textsOf(books[0]?.id)).toEqual([`${TIDES}\n\n${SLACK}`]);
  await app.send(titles.slice(1).map((title) => highlight(TIDES, { title })));
  expect((await app.books()).map(({ waiting }) => waiting)).toEqual([0, 0, 0, 0]);
});
