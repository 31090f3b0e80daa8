import { once } from 'node:events';

import type { AbusedServer } from './abused-server.ts';
import { bystanders } from './bystanders.ts';
import { callersOf } from './caller.ts';

/**
 * Bystanders in a process of their own, so that they do not wait for the attackers' program. Each message begins a time, and
 * tells what came of the one before; `end` ends the last.
 */
const server: AbusedServer = JSON.parse(process.argv[2] ?? '');
const visit = await bystanders(callersOf(server));

process.send?.('ready');
for (let isOver = false; !isOver;) {
  const next = once(process, 'message');
  const waits = await visit(next);
  const [message] = await next;
  isOver = message === 'end';
  process.send?.(waits);
}
process.disconnect();
