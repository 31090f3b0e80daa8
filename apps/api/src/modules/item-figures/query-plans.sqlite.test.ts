import { expect, test } from 'vitest';

import { decideFigures, listDoubtful } from '../../testing/admin-calls.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { answer } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';
import { countFigures } from './count-figures.ts';

test('figures are counted reader by reader, and the list is read by an index of doubts alone', async () => {
  const { db, clock, guest, account } = await testServer();
  const admin = await account({ role: 'admin' });
  const { id: bookId } = await aBook(db);
  const { id } = await aQuestion(db, { bookId });
  for (let made = 0; made < 8; made += 1) await answer(await guest(), id, 0);

  const counting = await plansDuring(db, () =>
    countFigures(db, clock.now, new AbortController().signal),
  );
  const ofLog = counting.filter(({ sql }) => sql.includes('"review_events"'));
  expect(ofLog.map(({ scans, steps }) => [scans, steps[0]])).toEqual([
    [[], expect.stringContaining('SEARCH review_events USING INDEX')],
  ]);

  const looking = await plansDuring(db, async () => {
    expect((await listDoubtful(admin)).json()).toHaveLength(1);
    await decideFigures(admin, id, true);
  });
  expect(looking.flatMap(({ scans }) => scans)).toEqual([]);
  const list = looking.find(({ steps }) => steps[0]?.includes('item_figures_doubtful'));
  expect(list?.sorts).toEqual([]);
});
