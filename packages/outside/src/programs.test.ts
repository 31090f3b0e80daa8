import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createClient } from '@morsel/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../../../apps/web/e2e/product.ts';
import { compile, COMPILER_OPTIONS } from './compile.ts';
import { FOREIGN_PROGRAM, generateClient } from './foreign-client.ts';
import { missQuestion } from './miss-question.ts';
import { folderWith } from './pack-sdk.ts';
import { readerToken } from './reader-token.ts';
import { readmePrograms } from './readme-programs.ts';
import { runCommand } from './run-command.ts';

/** Programs of Node know its types. */
const TYPES = fileURLToPath(new URL('../node_modules/@types', import.meta.url));

let product: Product;
let folder: string;
let programs: Readonly<Record<string, string>>;
beforeAll(async () => {
  [product, folder, programs] = await Promise.all([
    startProduct(),
    folderWith(inject('tarball')),
    readmePrograms(),
  ]);
  await compile(folder, programs, { ...COMPILER_OPTIONS, typeRoots: [TYPES], types: ['node'] });
});
afterAll(() => product.dispose());

test('a client that a foreign generator makes compiles, asks for what is due and answers', async () => {
  const token = await readerToken(product.url, ['study']);
  await missQuestion(createClient({ baseUrl: product.url, token }));
  await generateClient(`${product.url}/api/openapi.json`, join(folder, 'foreign'));
  const options = { ...COMPILER_OPTIONS, typeRoots: [TYPES], types: ['node'] };
  await compile(folder, { 'foreign.ts': FOREIGN_PROGRAM }, options);
  const env = { MORSEL_URL: product.url, MORSEL_TOKEN: token };
  const said = await runCommand(process.execPath, ['foreign.js'], { cwd: folder, env });
  expect(said).toMatch(/^(.+: (right|wrong)\n)+$/);
});

describe('the programs of the README', () => {
  const run = (name: string, token = '') =>
    runCommand(process.execPath, [name.replace('.ts', '.js')], {
      cwd: folder,
      env: { MORSEL_URL: product.url, MORSEL_TOKEN: token },
    });

  test('have ten lines at most', () => {
    const lengths = Object.values(programs).map((code) => code.split('\n').filter(Boolean).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
    expect(lengths.length).toBeGreaterThan(3);
  });

  test('list-books.ts lists the books of a topic', async () => {
    const lines = (await run('list-books.ts')).trim().split('\n');
    expect(lines).toContainEqual(
      expect.stringMatching(/^Sapiens.*, by Yuval Noah Harari: \d+ questions$/),
    );
  });

  test('answer-due.ts answers what is due, and once', async () => {
    const token = await readerToken(product.url, ['study', 'read']);
    const morsel = createClient({ baseUrl: product.url, token });
    const missed = await missQuestion(morsel);
    const { id } = await morsel.users.current();
    const before = await morsel.users.stats(id);
    const lines = (await run('answer-due.ts', token)).trim().split('\n');
    expect(lines.some((line) => line.startsWith(missed.questionText))).toBe(true);
    const { totalAnswered } = await morsel.users.stats(id);
    expect(totalAnswered - before.totalAnswered).toBe(lines.length);
  });

  test('export-data.ts writes down what is kept of the reader', async () => {
    await run('export-data.ts', await readerToken(product.url, ['export']));
    const data: { exportedAt: number } = JSON.parse(
      await readFile(join(folder, 'morsel.json'), 'utf8'),
    );
    expect(data.exportedAt).toBeGreaterThan(0);
  });

  test('and a token without the scope is refused, in words', async () => {
    const token = await readerToken(product.url, ['read']);
    await expect(run('export-data.ts', token)).rejects.toThrow(/ApiError: 403.*export/s);
  });
});
