import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, inject, onTestFinished } from 'vitest';

import { CALM_MS, MOST_P99_MS } from './scale.ts';
import { type Waits, printWaits, quantile } from './waits.ts';

const SCRIPT = join(import.meta.dirname, 'bystander-process.ts');

/**
 * Runs an attack while others go about their business. All that these ask for has to be answered as ever, before, beside and
 * after it; how long they waited is printed, and judged where the attack is a full one.
 */
export async function besideBystanders(
  name: string,
  attack: () => Promise<unknown>,
): Promise<void> {
  const child = fork(SCRIPT, [JSON.stringify(inject('abused'))], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit').then(() => {
    throw new Error('Bystanders were not answered as ever: see above');
  });
  exit.catch(() => {});
  const told = <Told>(message?: string): Promise<Told> =>
    Promise.race([exit, ask<Told>(child, message)]);

  await told('ready');
  await pause(CALM_MS);
  const calm = await told<Waits>('attack');
  await Promise.race([exit, attack()]);
  const beside = await told<Waits>('after');
  await told('end');
  printWaits(name, { calm, beside });
  for (const waits of Object.values(beside)) {
    expect(quantile(waits, 0.99)).toBeLessThan(MOST_P99_MS);
  }
}

async function ask<Told>(child: ChildProcess, message?: string): Promise<Told> {
  const answer = once(child, 'message');
  if (message !== undefined && message !== 'ready') child.send(message);
  const [told] = await answer;
  return told;
}
