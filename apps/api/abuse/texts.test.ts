import { DAY_MS, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import { beforeAll, expect, test } from 'vitest';

import { aBook } from '../src/testing/factories.ts';
import { HOSTILE_TEXTS } from '../src/testing/texts/hostile/hostile-texts.ts';
import { addTexts, textsOf } from './add-texts.ts';
import { besideBystanders } from './beside-bystanders.ts';
import type { Caller, Member } from './caller.ts';
import { account, admin, guest } from './callers.ts';
import { age, withDatabase } from './database.ts';
import { MOST_TEXT_MS, isFull, scaled, upTo } from './scale.ts';
import { type Trickle, trickle } from './trickle.ts';
import { printWaits } from './waits.ts';

const NOWHERE = 1_000_000;
const FEW_BYTES = 9;
const NEARLY_ALL = MOST_SOURCE_BYTES - 1_000_000;
const NETWORKS = 6;

let bookId: number;
beforeAll(async () => {
  ({ id: bookId } = await withDatabase((db) => aBook(db, { title: 'Tides of anybody' })));
});

/** Guests of several networks, whose texts count against nobody else's. */
const newcomers = (third: number) =>
  Promise.all(upTo(NETWORKS).map((at) => guest(`203.${at}.${third}.7`)));

async function known(ip: string, name: string): Promise<Member> {
  const member = await account(ip, `${name}@example.net`);
  await age([member.id], 2 * DAY_MS);
  return member;
}

type Attack = { readonly over: Promise<unknown> };

/**
 * Others add texts as soon as an attack has begun, until it is over. How long each took them is printed,
 * and judged where the attack is a full one.
 */
async function besideAdders(
  name: string,
  adders: Readonly<Record<string, Caller>>,
  begin: () => Promise<Attack> | Attack,
): Promise<void> {
  const calm = await addTexts(adders, bookId, Promise.resolve());
  await besideBystanders(name, async () => {
    const { over } = await begin();
    const beside = await addTexts(adders, bookId, over);
    printWaits(`${name}, beside texts of others`, { calm, beside });
    expect(Math.max(...Object.values(beside).flat())).toBeLessThan(MOST_TEXT_MS);
  });
}

test('texts that trickle in hold up no other, and are ended', async () => {
  const senders = await newcomers(118);
  const adders = {
    'a newcomer': await guest('192.0.2.70'),
    'a reader': await known('192.0.2.71', 'patient-adder'),
    'an admin': await admin(),
  };
  const trickles: Trickle[] = [];
  await besideAdders('texts that trickle in', adders, async () => {
    const all = senders.flatMap((sender) =>
      upTo(scaled(40)).map((at) =>
        trickle(sender, textsOf(bookId), at % 8 === 0 ? NEARLY_ALL : FEW_BYTES),
      ),
    );
    trickles.push(...(await Promise.all(all)));
    // The server's patience takes longer than an ordinary test.
    return { over: isFull ? endsOf(trickles) : Promise.resolve() };
  });
  for (const { leave } of trickles) leave();
  const ends = await endsOf(trickles);
  const [tooSlow, madeRoom] = [isFull ? 408 : undefined, 429];
  expect(ends).toContain(tooSlow);
  expect(ends.filter((end) => end !== tooSlow && end !== madeRoom)).toEqual([]);
});

const endsOf = (trickles: readonly Trickle[]) => Promise.all(trickles.map(({ ended }) => ended));

/** What once took very long to read, or still takes as long as a file may, and of how many bytes. */
const HOSTILE: readonly (readonly [name: string, bytes: number])[] = [
  ['EPUB: tags within tags', scaled(900_000)],
  ['EPUB: lines of contents that lead to one place', scaled(900_000)],
  ['notes: a run of U+5b', scaled(900_000)],
  ['PDF: raised digits of one line', scaled(900_000)],
  ['clippings: long highlights and short ones', scaled(900_000)],
  ['EPUB: as many places as lines of contents', scaled(4_000_000)],
  ['FB2: sections within sections', scaled(4_000_000)],
];
/** Ends with the processor's time for a file alone. */
const ENDLESS = 'PDF: forms within forms';

test('texts that take long to read hold up no other', async () => {
  const files = await Promise.all(HOSTILE.map(hostileFile));
  const endless = await hostileFile([ENDLESS, 900_000]);
  const senders = [...(await newcomers(119)), await known('203.0.120.7', 'old-hand')];
  const adders = {
    'a reader': await known('192.0.2.72', 'busy-adder'),
    'an admin': await admin(),
  };
  const statuses = new Set<number>();
  const sendAll = async () => {
    for (const round of upTo(scaled(3))) {
      const sent = senders.flatMap((sender, at) =>
        [...files, ...(isFull && at === round ? [endless] : [])].map(async ({ kind, file }) => {
          statuses.add((await sender.call(textsOf(bookId, kind), { file })).status);
        }),
      );
      await Promise.all(sent);
    }
  };
  await besideAdders('texts that take long to read', adders, () => ({ over: sendAll() }));
  expect([...statuses].filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
});

async function hostileFile([name, bytes]: readonly [name: string, bytes: number]) {
  const hostile = HOSTILE_TEXTS.find((text) => text.name === name);
  if (hostile === undefined) throw new Error(`There is no hostile text ${name}`);
  const made = await hostile.make(bytes);
  return { kind: made.kind, file: new Uint8Array(made.bytes) };
}

/** Beyond the texts of a day, in the ordinary tests too. */
const LOST = 70;

test('texts for books that are not there use nothing up', async () => {
  const senders = {
    'a newcomer': await guest('192.0.3.74'),
    'a reader': await known('192.0.3.75', 'lost-adder'),
    'an admin': await admin(),
  };
  const statuses = new Set<number>();
  const file = new TextEncoder().encode('A tide is slow.');
  await besideBystanders('texts for books that are not there', async () => {
    for (const _ of upTo(LOST * scaled(10))) {
      for (const sender of Object.values(senders)) {
        statuses.add((await sender.call(textsOf(NOWHERE), { file })).status);
      }
    }
  });
  expect([...statuses]).toEqual([404]);
  await addTexts(senders, bookId, Promise.resolve());
});
