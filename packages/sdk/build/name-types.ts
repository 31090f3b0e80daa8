/**
 * Compiles the declarations of the client once more, by the types that `write-types.ts` has written out: then
 * they name what is sent and answered, instead of telling all of it at each call. They go into the folder that
 * is named, `dist` without one.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SDK = new URL('../', import.meta.url);
/** Of this run alone: others may go on at the same time. */
const COPY = pathToFileURL(`${mkdtempSync(fileURLToPath(new URL('.plain-', SDK)))}/`);

const outDir = resolve(process.argv[2] ?? fileURLToPath(new URL('dist', SDK)));

const CONFIG = {
  extends: '../tsconfig.build.json',
  compilerOptions: { rootDir: 'src', outDir, emitDeclarationOnly: true, noCheck: true },
  include: ['src/index.ts'],
  exclude: [],
};

try {
  cpSync(new URL('src/', SDK), new URL('src/', COPY), { recursive: true });
  copyFileSync(new URL('dist/contract/types.d.ts', SDK), new URL('src/contract/types.ts', COPY));
  writeFileSync(new URL('tsconfig.json', COPY), JSON.stringify(CONFIG));
  const tsc = fileURLToPath(new URL('node_modules/.bin/tsc', SDK));
  execFileSync(tsc, ['-p', fileURLToPath(COPY)], { stdio: 'inherit' });
} finally {
  rmSync(COPY, { recursive: true, force: true });
}
