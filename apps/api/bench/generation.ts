import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openAiModel } from '../src/generation/provider/open-ai.ts';
import { aBook } from '../src/testing/factories.ts';
import { FIGURES, at, feedServer, figuresOf, pause } from './feed-server.ts';

/**
 * How long a reader waits for the feed on a SQLite file, alone and while other readers wait for a
 * provider that never answers. Ends with 1 when it makes more than so much of a difference.
 */
const WAITING = 12;
const MEASURED_MS = 6000;
const MOST_MS_MORE = 5;

const provider = createServer(() => undefined);
const asked = Promise.withResolvers<void>();
let requests = 0;
provider.on('request', () => {
  requests += 1;
  if (requests === WAITING) asked.resolve();
});
await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
const { port } = provider.address() as AddressInfo;
const model = openAiModel({
  apiKey: undefined,
  baseUrl: `http://127.0.0.1:${port}/v1`,
  model: 'silent',
  prices: undefined,
});

const { db, address, newGuest, feedTimesUntil, close } = await feedServer({ model });
await feedTimesUntil(pause(MEASURED_MS / 2));
const alone = await feedTimesUntil(pause(MEASURED_MS));
const answers = Array.from({ length: WAITING }, () => generate());
await asked.promise;
const beside = await feedTimesUntil(pause(MEASURED_MS));
const closed = close();
for (const { count } of await Promise.all(answers)) {
  if (count !== 0) throw new Error('A silent provider has made items');
}
await closed;
provider.closeAllConnections();
provider.close();

console.log(`${WAITING} readers wait for a provider that does not answer`);
console.log(FIGURES);
console.log(figuresOf('alone', alone));
console.log(figuresOf('while they wait', beside));
const more = at(beside, 0.95) - at(alone, 0.95);
console.log(`  p95 differs by ${more.toFixed(1)} ms (at most ${MOST_MS_MORE})`);
if (more > MOST_MS_MORE) process.exitCode = 1;

async function generate(): Promise<{ count: number }> {
  const { id, cookie } = await newGuest();
  const book = await aBook(db, { addedBy: id });
  const url = `${address}/api/books/${book.id}/generate-questions`;
  const answer = await fetch(url, { method: 'POST', headers: { cookie } });
  return (await answer.json()) as { count: number };
}
