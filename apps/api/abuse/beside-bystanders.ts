import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, inject, onTestFinished } from 'vitest';

import type { Waits } from './bystanders.ts';
import { CALM_MS, MOST_P99_MS } from './scale.ts';

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
  print(name, calm, beside);
  for (const waits of Object.values(beside)) expect(at(waits, 0.99)).toBeLessThan(MOST_P99_MS);
}

async function ask<Told>(child: ChildProcess, message?: string): Promise<Told> {
  const answer = once(child, 'message');
  if (message !== undefined && message !== 'ready') child.send(message);
  const [told] = await answer;
  return told;
}

function print(name: string, calm: Waits, beside: Waits): void {
  const lines = Object.entries(beside).map(
    ([visit, waits]) => `  ${visit.padEnd(32)}${figures(calm[visit] ?? [])}  ${figures(waits)}`,
  );
  const head = `  ${'ms'.padEnd(32)}   p50    p99   (calm)     p50    p99 (beside)`;
  console.log([name, head, ...lines].join('\n'));
}

function figures(waits: readonly number[]): string {
  const of = (share: number) => at(waits, share).toFixed(0).padStart(6);
  return `${of(0.5)} ${of(0.99)} ${`(${waits.length})`.padStart(8)}`;
}

function at(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
