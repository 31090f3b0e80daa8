import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Product, startProduct } from '../../../apps/web/e2e/product.ts';
import { compile, COMPILER_OPTIONS } from './compile.ts';
import { folderWith, packSdk } from './pack-sdk.ts';
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
    packSdk().then(folderWith),
    readmePrograms(),
  ]);
  await compile(folder, programs, { ...COMPILER_OPTIONS, typeRoots: [TYPES], types: ['node'] });
});
afterAll(() => product.dispose());

describe('the programs of the README', () => {
  const run = (name: string) =>
    runCommand(process.execPath, [name.replace('.ts', '.js')], {
      cwd: folder,
      env: { MORSEL_URL: product.url },
    });

  test('have ten lines at most', () => {
    const lengths = Object.values(programs).map((code) => code.split('\n').filter(Boolean).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
    expect(lengths.length).toBeGreaterThan(1);
  });

  test('list-books.ts lists the books of a topic', async () => {
    const lines = (await run('list-books.ts')).trim().split('\n');
    expect(lines).toContainEqual(
      expect.stringMatching(/^Sapiens.*, by Yuval Noah Harari: \d+ questions$/),
    );
  });
});
