import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SDK } from './pack-sdk.ts';

const BLOCKS = /^```ts\n(?:\/\/ ([\w-]+\.ts)\n)?(.*?)^```$/gms;

/** The code of the SDK's README by file; what does not name one is to compile, and no more. */
export async function readmePrograms(): Promise<Readonly<Record<string, string>>> {
  const readme = await readFile(join(SDK, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(BLOCKS)];
  return Object.fromEntries(
    blocks.map(([, name, code = ''], index) => [name ?? `block-${index}.ts`, code]),
  );
}
