import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createClient } from '@morsel/sdk';
import { expect, test } from 'vitest';

import { SDK } from './pack-sdk.ts';

test('the reference has every call of the client (else: pnpm reference)', async () => {
  const page = await readFile(join(SDK, 'docs/client.md'), 'utf8');
  const calls = Object.entries(createClient()).flatMap(([group, members]) =>
    Object.keys(members).map((call) => `${group}.${call}`),
  );
  expect(calls.filter((call) => !page.includes(`\`${call}\``))).toEqual([]);
  expect(calls).toContain('quiz.answer');
});
