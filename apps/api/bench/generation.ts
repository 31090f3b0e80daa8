import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openAiModel } from '../src/generation/provider/open-ai.ts';
import { aBook } from '../src/testing/factories.ts';
import { aSource } from '../src/testing/sources.ts';
import { FIGURES, at, feedServer, figuresOf, pause } from './feed-server.ts';

/**
 * How long a reader waits for the feed on a SQLite file, alone and while other readers wait for a
 * provider that never answers. Ends with 1 when it makes more than so much of a difference.
 */
const ROUNDS = 5;
const WAITING = 12;
const MEASURED_MS = 3000;
const MOST_MS_MORE = 5;

let asked = Promise.withResolvers<void>();
let requests = 0;
const provider = createServer(() => {
  requests += 1;
  if (requests % WAITING === 0) asked.resolve();
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
const readers: { cookie: string; bookId: number }[] = [];
for (let made = 0; made < WAITING; made += 1) {
  const { id, cookie } = await newGuest();
  const { id: bookId } = await aBook(db, { addedBy: id });
  // Guests have nothing made by a model without a text of their own.
  await aSource(db, { bookId, readers: [{ id }] });
  readers.push({ cookie, bookId });
}

await feedTimesUntil(pause(MEASURED_MS));
const alone: number[] = [];
const beside: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await feedTimesUntil(pause(MEASURED_MS))));
  asked = Promise.withResolvers<void>();
  const answers = readers.map((reader) => post(reader, 'generate-questions'));
  await asked.promise;
  beside.push(...(await feedTimesUntil(pause(MEASURED_MS))));
  await Promise.all(readers.map((reader) => post(reader, 'runs/cancel')));
  await Promise.all(answers);
}
await close();
provider.closeAllConnections();
provider.close();

console.log(`${WAITING} readers wait for a provider that does not answer`);
console.log(FIGURES);
console.log(figuresOf('alone', alone));
console.log(figuresOf('while they wait', beside));
const more = at(beside, 0.95) - at(alone, 0.95);
console.log(`  p95 differs by ${more.toFixed(1)} ms (at most ${MOST_MS_MORE})`);
if (more > MOST_MS_MORE) process.exitCode = 1;

async function post({ cookie, bookId }: (typeof readers)[number], call: string): Promise<void> {
  const url = `${address}/api/books/${bookId}/${call}`;
  const answer = await fetch(url, { method: 'POST', headers: { cookie } });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status} ${await answer.text()}`);
  await answer.text();
}
