import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { beforeAll, expect, inject, test } from 'vitest';

import { COMPILER_OPTIONS, compile } from './compile.ts';
import { folderWith, SDK } from './pack-sdk.ts';
import { runCommand } from './run-command.ts';

const tarball = inject('tarball');
let folder: string;
beforeAll(async () => {
  folder = await folderWith(tarball);
});

const read = (path: string) => readFile(path, 'utf8');

test('publint finds nothing to say', async () => {
  const file = await readFile(tarball);
  const { messages } = await publint({
    pack: { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) },
    strict: true,
  });
  expect(messages).toEqual([]);
});

/** How a package of ES modules alone is not resolved, and need not be. */
const NOT_PROMISED = new Set(['node10', 'node16-cjs']);

test('the types are right, for all who take ES modules', async () => {
  const checked = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  if (checked.types === false) throw new Error('The package has no types');
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && NOT_PROMISED.has(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
  expect(Object.keys(checked.entrypoints)).toContain('./retries');
});

test('it is complete: license, changelog of its version, ranges that anybody can install', async () => {
  const installed = join(folder, 'node_modules/@morsel/sdk');
  const { version, dependencies, peerDependencies } = JSON.parse(
    await read(join(installed, 'package.json')),
  );
  expect(await read(join(installed, 'LICENSE'))).toBe(await read(join(SDK, '../../LICENSE')));
  const changelog = await read(join(installed, 'CHANGELOG.md'));
  expect(changelog).toMatch(new RegExp(`^(## ${version} ·|The first release, ${version})`, 'm'));
  const ranges = Object.values({ ...dependencies, ...peerDependencies });
  expect(ranges.filter((range) => !/^\^\d/.test(String(range)))).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(['eventsource-parser']);
});

test('what it imports is there or an optional peer of the entry that says so', async () => {
  const load = (entry: string) =>
    runCommand(process.execPath, ['--eval', `await import('${entry}')`], { cwd: folder });
  for (const entry of ['', '/retries', '/domain', '/rules', '/rules/cover']) {
    await load(`@morsel/sdk${entry}`);
  }
  await expect(load('@morsel/sdk/contract')).rejects.toThrow('typebox');
  await expect(load('@morsel/sdk/rules/schedule')).rejects.toThrow('ts-fsrs');
});

test('the client compiles without the peers, types and all, its declarations checked', async () => {
  const program = `
    import { createClient, type AnswerResult, type FeedItem } from '@morsel/sdk';
    import { retryingFetch } from '@morsel/sdk/retries';
    import { isCorrectAnswer } from '@morsel/sdk/rules';
    const morsel = createClient({ baseUrl: 'https://morsel.example', fetch: retryingFetch() });
    export const items: AsyncIterable<FeedItem> = morsel.quiz.feedItems({ due: true });
    export const result: Promise<AnswerResult> = morsel.quiz.answer({ userId: 1, questionId: 2, answer: 0 });
    // @ts-expect-error an answer is none of these: the types are not lost
    void morsel.quiz.answer({ userId: 1, questionId: 2, answer: true });
    void isCorrectAnswer;`;
  const options = { ...COMPILER_OPTIONS, skipLibCheck: false };
  await expect(compile(folder, { 'typed.ts': program }, options)).resolves.toBeUndefined();
});

test('every type that it names can be imported, and is none that lets all pass', async () => {
  const declared = await read(join(folder, 'node_modules/@morsel/sdk/dist/contract/types.d.ts'));
  const names = [...declared.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  const program = `
    import type { ${names.join(', ')} } from '@morsel/sdk';
    type Kind<Type> = 0 extends 1 & Type ? 'any' : [Type] extends [never] ? 'never' : 'a type';
    ${names.map((name) => `export const of${name}: Kind<${name}> = 'a type';`).join('\n')}`;
  await expect(compile(folder, { 'names.ts': program })).resolves.toBeUndefined();
});

test('what calls answer is told by these names', async () => {
  const calls = await read(join(folder, 'node_modules/@morsel/sdk/dist/client/webhook-calls.d.ts'));
  expect(calls).toMatch(/list: .*=> Promise<[^<>]*\bWebhooks>/);
});
