/**
 * Runs the programs of the SDK's README, by the packed SDK against the built product, with the commands that
 * are named: `pnpm test:runtimes bun "deno run -A" /usr/bin/node`.
 */
import { fileURLToPath } from 'node:url';

import { createClient } from '@morsel/sdk';

import { startProduct } from '../../../apps/web/e2e/product.ts';
import { compile, COMPILER_OPTIONS } from './compile.ts';
import { missQuestion } from './miss-question.ts';
import { folderWith, packSdk, sdkAsPublished } from './pack-sdk.ts';
import { readerToken } from './reader-token.ts';
import { readmePrograms } from './readme-programs.ts';
import { runCommand } from './run-command.ts';

const TYPES = fileURLToPath(new URL('../node_modules/@types', import.meta.url));
const commands = process.argv.slice(2);
if (commands.length === 0) throw new Error('Usage: pnpm test:runtimes bun "deno run -A" node');

const programs = await readmePrograms();
const folder = await folderWith(await packSdk(await sdkAsPublished()));
await compile(folder, programs, { ...COMPILER_OPTIONS, typeRoots: [TYPES], types: ['node'] });
const named = Object.keys(programs).filter((name) => !name.startsWith('block-'));
const product = await startProduct();
try {
  const token = await readerToken(product.url, ['study', 'read', 'export']);
  const env = { MORSEL_URL: product.url, MORSEL_TOKEN: token };
  for (const command of commands) {
    const [runtime = '', ...args] = command.split(' ');
    for (const name of named) {
      await missQuestion(createClient({ baseUrl: product.url, token }));
      await runCommand(runtime, [...args, name.replace('.ts', '.js')], { cwd: folder, env });
      console.log(`✓ ${command} ${name}`);
    }
  }
} finally {
  await product.dispose();
}
