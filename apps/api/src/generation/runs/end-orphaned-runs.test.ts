import { expect, test } from 'vitest';

import { generationWorld } from '../../testing/generation-world.ts';
import { endOrphanedRuns } from './end-orphaned-runs.ts';
import { hasDied, nameOfProcess } from './process-names.ts';
import { startRun } from './start-run.ts';

const machine = nameOfProcess().slice(0, nameOfProcess().lastIndexOf(' '));
/** Above all numbers that a machine gives. */
const NOBODY = `${machine} 99999999`;

test.each([
  [NOBODY, true],
  [nameOfProcess(), true],
  [`${machine} ${process.ppid}`, false],
  ['elsewhere 99999999', false],
])('whether %s has died: %s', (name, died) => {
  expect(hasDied(name)).toBe(died);
});

async function worldWithRuns(processes: readonly (string | null)[]) {
  const { db, book, reader, clock } = await generationWorld();
  for (const [index, process] of processes.entries()) {
    const key = { bookId: book.id, what: 'questions', sourceKey: index + 1 } as const;
    const made = { sourceId: null, userId: reader.id, grounding: 'source', model: 'm' } as const;
    const run = await startRun(db, { ...key, ...made, promptVersion: null, now: clock.now });
    await db
      .updateTable('generationRuns')
      .set({ process })
      .where('id', '=', run?.id ?? 0)
      .execute();
  }
  return {
    async statesAfter(isOnlyProcess: boolean) {
      const startedAt = clock.now + 1;
      await endOrphanedRuns(db, { isOnlyProcess, startedAt, now: startedAt });
      const runs = db.selectFrom('generationRuns').select('state').orderBy('id');
      return (await runs.execute()).map(({ state }) => state);
    },
  };
}

test('of several processes those of this machine that are gone are cleared away', async () => {
  const world = await worldWithRuns([NOBODY, `${machine} ${process.ppid}`, 'elsewhere 7', null]);
  expect(await world.statesAfter(false)).toEqual(['failed', 'running', 'running', 'running']);
});

test('where there is one process at a time, all that began before it', async () => {
  const world = await worldWithRuns([NOBODY, 'elsewhere 7', null]);
  expect(await world.statesAfter(true)).toEqual(['failed', 'failed', 'failed']);
});
