import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { LONG_AGO } from '../testing/factories.ts';
import { testFolder } from '../testing/test-folder.ts';
import { backupName, listBackups } from './backup-folder.ts';
import { pruneBackups } from './prune-backups.ts';

type Made = {
  readonly minute: number;
  readonly upgradedFrom?: string;
  readonly isDiffering?: boolean;
};

const at = (minute: number) => LONG_AGO + minute * MINUTE_MS;

async function folderWith(...made: readonly Made[]): Promise<string> {
  const folder = await testFolder();
  for (const { minute, ...notes } of made) {
    await writeFile(join(folder, backupName('sqlite', { at: at(minute), ...notes })), '');
  }
  return folder;
}

test('the oldest go, but those before upgrades', async () => {
  const upgradedFrom = '007-learning';
  const folder = await folderWith(
    { minute: 0, upgradedFrom },
    { minute: 1 },
    { minute: 2 },
    { minute: 3 },
  );

  expect(await pruneBackups(folder, { keep: 2, now: at(3) })).toHaveLength(1);

  expect(listBackups(folder)).toMatchObject([
    { madeAt: at(3), upgradedFrom: undefined },
    { madeAt: at(2), upgradedFrom: undefined },
    { madeAt: at(0), upgradedFrom },
  ]);
});

test('what a clock that was ahead has dated goes before what is new', async () => {
  const folder = await folderWith({ minute: 1 }, { minute: 90 }, { minute: 91 });

  await pruneBackups(folder, { keep: 1, now: at(1) });

  expect(listBackups(folder)).toMatchObject([{ madeAt: at(1) }]);
});

test('backups of totals that differ are bounded, and push no others out', async () => {
  const isDiffering = true;
  const folder = await folderWith(
    { minute: 0 },
    { minute: 1, isDiffering },
    { minute: 2, isDiffering },
  );

  await pruneBackups(folder, { keep: 1, now: at(3) });

  expect(listBackups(folder)).toMatchObject([
    { madeAt: at(2), isDiffering },
    { madeAt: at(0), isDiffering: false },
  ]);
});
