import { DAY_MS } from '@morsel/sdk/domain';
import type { LightMyRequestResponse } from 'fastify';

import { answer, report } from './reader-calls.ts';
import type { TestReader, TestServer } from './server.ts';

let made = 0;

/**
 * An account whose reports of questions that it has practised count: a reader for two days, in a network of
 * its own unless an address says otherwise.
 */
export async function aReporter(
  { account, clock }: Pick<TestServer, 'account' | 'clock'>,
  { address = anAddress(), ...over }: { address?: string; createdAt?: number } = {},
): Promise<TestReader> {
  const reader = await account({ createdAt: clock.now - 2 * DAY_MS, ...over });
  return {
    ...reader,
    inject: (request) => reader.inject({ remoteAddress: address, ...request }),
  };
}

function anAddress(): string {
  made += 1;
  return `10.${Math.floor(made / 256)}.${made % 256}.7`;
}

/** Answers a question, so that the report counts, and reports it. */
export async function practiseAndReport(
  reporter: TestReader,
  itemId: number,
): Promise<LightMyRequestResponse> {
  await answer(reporter, itemId, 1);
  return report(reporter, itemId);
}

/** Three reporters report a question, which is enough; they are returned. */
export async function reportedByThree(
  server: Pick<TestServer, 'account' | 'clock'>,
  itemId: number,
): Promise<TestReader[]> {
  const reporters: TestReader[] = [];
  while (reporters.length < 3) {
    const reporter = await aReporter(server);
    await practiseAndReport(reporter, itemId);
    reporters.push(reporter);
  }
  return reporters;
}
