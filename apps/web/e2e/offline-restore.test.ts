import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { startProduct, type Product } from './product.ts';
import { eventsOf } from './stored.ts';
import { guestOf, study, untilReadyForOffline } from './studying.ts';
import { newVisitor } from './visitor.ts';

const command = fileURLToPath(new URL('../../api/src/cli/backup.ts', import.meta.url));

function backup({ database }: Product, ...words: readonly string[]): string {
  return execFileSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: `file:${database}` },
  });
}

test('what was answered after a backup comes back to the server that was restored from it', async () => {
  const product = await startProduct();
  onTestFinished(() => product.dispose());
  const { page } = await newVisitor(product.url);
  await page.goto('/');
  await untilReadyForOffline(page);
  const reader = await guestOf(page);
  await study(page, 0, 2);
  await expect.poll(() => eventsOf(product, reader)).toHaveLength(2);
  const [file = ''] = backup(product).split(' ');
  await study(page, 2, 5);
  await expect.poll(() => eventsOf(product, reader)).toHaveLength(5);
  const before = eventsOf(product, reader);

  await product.stop();
  backup(product, 'restore', file, '--replace');
  expect(eventsOf(product, reader)).toHaveLength(2);
  await product.restart();
  await page.goto('/');

  await expect.poll(() => eventsOf(product, reader)).toEqual(before);
});
