import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import type { GenerationResult } from '@morsel/sdk/contract';

import type { Model } from '../src/generation/provider/model.ts';
import { openAiModel } from '../src/generation/provider/open-ai.ts';
import { aBook } from '../src/testing/factories.ts';
import type { Fault } from '../src/testing/model-server/faults/fault.ts';
import { FAULTS } from '../src/testing/model-server/faults/faults.ts';
import { giveReply } from '../src/testing/model-server/give-reply.ts';
import type { Behaviour } from '../src/testing/model-server/model-server.ts';
import { readRequest } from '../src/testing/model-server/request.ts';
import { writing } from '../src/testing/model-server/scripted-model.ts';
import { aSource } from '../src/testing/sources.ts';
import { FIGURES, at, feedServer, figuresOf, pause } from './feed-server.ts';
import { aFullBook } from './full-book.ts';
import { LONGEST_TURN_MS, turnsUntil } from './loop-turns.ts';

/**
 * How long a reader waits for the feed on a SQLite file while others have items made by a provider
 * that fails in every way of the list: for good, or so that items are made all the same; and how long
 * one turn of the event loop takes at most, also for a book of many items and a long text. Ends with
 * 1 when failing or making makes more than so much of a difference, a turn is too long, or other items
 * are stored than were told.
 */
const ASKING = 2;
const WARM_UP_MS = 2000;
const MEASURED_MS = 10_000;
const HANGS_MS = 300;
const MOST_MS_MORE = 10;

const FAULTS_BY_NAME = new Map<string, Fault>(Object.entries(FAULTS));

const asked = process.argv[2];
if (asked === 'provider') await beProvider();
else await measure();

type Told = { readonly port: number } | { readonly requests: number };

/** In a process of its own: what it costs to fail is not the server's. Told the name of a fault, fails so. */
async function beProvider(): Promise<void> {
  let behave: Behaviour = writing();
  let requests = 0;
  const tell = (told: Told) => process.send?.(told);
  process.on('message', (name) => {
    behave = FAULTS_BY_NAME.get(String(name))?.behave(writing()) ?? writing();
    tell({ requests });
    requests = 0;
  });
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const request = readRequest(requests, incoming.url ?? '', undefined, await text(incoming));
    await giveReply(await behave(request), response, {
      wantsStream: request.body['stream'] === true,
      hasHeard: () => pause(HANGS_MS),
      hasHeaders: () => pause(HANGS_MS),
      keepSilent: () => void pause(HANGS_MS).then(() => response.destroy()),
    });
  };
  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) tell({ port: address.port });
  });
}

async function measure(): Promise<void> {
  const provider = fork(import.meta.filename, ['provider']);
  const [{ port }]: [{ port: number }] = await nextMessage(provider);
  const modelOf = () => anotherModel(port);
  let current = modelOf();
  const model: Model = { ...current, ask: (question, options) => current.ask(question, options) };
  const { db, address, newGuest, feedTimesUntil, close } = await feedServer({ model });
  const readers: { cookie: string; bookId: number }[] = [];
  for (let made = 0; made < ASKING; made += 1) {
    const { id, cookie } = await newGuest();
    const { id: bookId } = await aBook(db, { addedBy: id });
    // Guests have nothing made by a model without a text of their own.
    await aSource(db, { bookId, readers: [{ id }] });
    readers.push({ cookie, bookId });
  }
  const countItems = async () => (await db.selectFrom('items').select('id').execute()).length;
  const running = db.selectFrom('generationRuns').select('id').where('state', '=', 'running');
  const countRunning = async () => (await running.execute()).length;
  let requests = 0;
  let told = 0;

  const generate = async ({ cookie, bookId }: (typeof readers)[number]) => {
    const url = `${address}/api/books/${bookId}/generate-questions`;
    const answer = await fetch(url, { method: 'POST', headers: { cookie } });
    if (!answer.ok) throw new Error(`It answered ${answer.status} ${await answer.text()}`);
    const result: GenerationResult = await answer.json();
    told += result.count;
  };
  const failInAllWays = async (names: readonly string[]) => {
    for (const name of names) {
      provider.send(name);
      const [before]: [{ requests: number }] = await nextMessage(provider);
      requests += before.requests;
      current = modelOf();
      await Promise.all(readers.map(generate));
    }
  };

  // The client of the provider is slow to load, once.
  provider.send('status 500');
  await nextMessage(provider);
  await Promise.all(readers.map(generate));
  const before = await countItems();
  told = 0;
  await feedTimesUntil(pause(WARM_UP_MS));
  const alone = await feedTimesUntil(pause(MEASURED_MS));
  const names = [...FAULTS_BY_NAME.keys()];
  const isFatal = (name: string) => FAULTS_BY_NAME.get(name)?.failure !== undefined;
  const beside = await feedTimesUntil(failInAllWays(names.filter(isFatal)));
  const mended = await feedTimesUntil(failInAllWays(names.filter((name) => !isFatal(name))));
  alone.push(...(await feedTimesUntil(pause(MEASURED_MS))));

  const turns = await turnsUntil(failInAllWays(names));
  const stored = (await countItems()) - before;
  const isSound = stored === told && (await countRunning()) === 0;
  const toldOfFailing = told;
  provider.send('none');
  await nextMessage(provider);
  current = modelOf();
  const { id, cookie } = await newGuest();
  const full = { cookie, bookId: await aFullBook(db, id) };
  await aSource(db, { bookId: full.bookId, readers: [{ id }] });
  const turnsOfFull = await turnsUntil(generate(full));
  await close();
  provider.kill();

  console.log(`${ASKING} readers ask, ${FAULTS_BY_NAME.size} ways to fail`);
  console.log(FIGURES);
  console.log(figuresOf('alone', alone));
  console.log(figuresOf('while it fails', beside));
  console.log(figuresOf('while it is mended', mended));
  const [more, moreMended] = [beside, mended].map((times) => at(times, 0.99) - at(alone, 0.99));
  console.log(
    `  p99 differs by ${more?.toFixed(1)} and ${moreMended?.toFixed(1)} ms (at most ${MOST_MS_MORE})`,
  );
  const [longest, longestOfFull] = [at(turns, 1), at(turnsOfFull, 1)];
  console.log(
    `  longest turn of the loop: ${longest.toFixed(1)} ms of CPU, for a book of 500 items and a long ` +
      `text ${longestOfFull.toFixed(1)} (at most ${LONGEST_TURN_MS})`,
  );
  console.log(`  ${requests} requests; ${stored} items stored, ${toldOfFailing} told to who asked`);
  const isFair = Math.max(more ?? Infinity, moreMended ?? Infinity) <= MOST_MS_MORE;
  const isBrief = Math.max(longest, longestOfFull) <= LONGEST_TURN_MS;
  if (!isFair || !isBrief || !isSound) process.exitCode = 1;
}

async function nextMessage<Message>(child: ChildProcess): Promise<[Message]> {
  const [message] = await once(child, 'message');
  return [message];
}

function anotherModel(port: number): Model {
  const settings = { apiKey: undefined, model: 'failing', prices: undefined };
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const model = openAiModel({ ...settings, baseUrl }, { sleep: () => pause(1) });
  if (model === undefined) throw new Error('There is an address, so there is a model');
  return model;
}
