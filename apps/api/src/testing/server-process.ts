import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { expect, onTestFinished } from 'vitest';

import { compileCache } from './compile-cache.ts';
import { until } from './until.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

/** The server as a process of its own, with its address and all that it has said so far; `flags` are Node's. */
export async function serverProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) {
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: { ...compileCache(), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const address = await until(() => {
    const [, open] = /open at (\S+)/.exec(said) ?? [];
    expect(open).toBeDefined();
    return open ?? '';
  });
  return { child, address, said: () => said };
}

const ADA = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };

/** Calls over the network of a new account to the server at an address; one that is refused throws what it was told. */
export async function accountAt(address: string) {
  let cookie = '';
  const call = async (method: string, path: string, body?: object, headers = {}) => {
    const answer = await fetch(new URL(path, address), {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const set = answer.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
    if (set.length > 0) cookie = set.join('; ');
    return answer;
  };
  await call('POST', '/api/signup', ADA);
  return {
    call,
    post: async (path: string, body?: object, headers = {}) =>
      (await call('POST', path, body, headers)).json(),
  };
}
