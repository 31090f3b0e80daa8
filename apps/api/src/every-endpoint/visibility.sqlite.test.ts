import {
  type Endpoint,
  type EndpointName,
  type SchemaName,
  endpoints,
  schemas,
} from '@morsel/sdk/contract';
import { expect, it } from 'vitest';

import type { Subject } from '../../../../packages/sdk/src/testing/call.ts';
import { requestTo } from '../testing/endpoint-requests.ts';
import { aBook, aFlashcard, aQuestion } from '../testing/factories.ts';
import { signedForNothing } from '../testing/passkeys.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';
import { aSource, groundItem } from '../testing/sources.ts';
import { tableContents } from '../testing/table-contents.ts';

const names = Object.keys(endpoints) as EndpointName[];

const schemaNamed: Readonly<Record<SchemaName, object>> = { ...schemas };

/** What a call names, in its address or body. */
function named(name: EndpointName): string[] {
  const { params, body }: Endpoint = endpoints[name];
  return [params, body].flatMap((part) => {
    if (part === undefined) return [];
    const schema: { properties?: object } = schemaNamed[part];
    return Object.keys(schema.properties ?? {});
  });
}

const naming = (...keys: string[]) =>
  names.filter(
    (name) => endpoints[name].access !== 'admin' && named(name).some((key) => keys.includes(key)),
  );

const ofBooks = naming('bookId', 'slug');
const ofItems = naming('questionId', 'flashcardId', 'itemId').filter(
  // What they find is the reader's own: a review, wherever its item is now, or an item.
  (name) => !['undoReview', 'claimAnswer', 'changeOwnItem', 'deleteOwnItem'].includes(name),
);
/** Calls that answer whatever the reader may see. */
const lists = names.filter(
  (name) =>
    endpoints[name].method === 'GET' &&
    endpoints[name].access !== 'admin' &&
    !ofBooks.includes(name) &&
    // What readers typed themselves is their own.
    name !== 'exportData',
);

const SECRET = 'Secret';
const WATCHERS = ['nobody', 'guest', 'another', 'adder', 'admin'] as const;
type Watcher = (typeof WATCHERS)[number];

/** A book that its adder has not begun, with a question and a flashcard. */
async function withBook(state: { listed: 0 | 1; hidden: 0 | 1; items: 'active' | 'removed' }) {
  const server = await testServer();
  const adder = await server.guest();
  const book = await aBook(server.db, { title: `${SECRET} Book`, addedBy: adder.id, ...state });
  const body = { questionText: `${SECRET} question?` };
  const question = await aQuestion(server.db, { bookId: book.id, body });
  const flashcard = await aFlashcard(server.db, { bookId: book.id, body: { front: SECRET } });
  const source = await aSource(server.db, { bookId: book.id, shared: 1 });
  await groundItem(server.db, question.id, source);
  await server.db.updateTable('items').set({ state: state.items }).execute();
  const watchers: Record<Watcher, TestReader | null> = {
    nobody: null,
    guest: await server.guest(),
    another: await server.account(),
    adder,
    admin: await server.account({ role: 'admin' }),
  };
  const there = {
    bookId: book.id,
    slug: book.slug,
    questionId: question.id,
    flashcardId: flashcard.id,
    itemId: question.id,
    biteId: 9999,
    ownItemId: 9999,
    sourceId: source.id,
  };
  return { server, watchers, there };
}

const NOWHERE = {
  bookId: 9999,
  slug: 'no-such-book',
  questionId: 9999,
  flashcardId: 9999,
  itemId: 9999,
  biteId: 9999,
  ownItemId: 9999,
  sourceId: 9999,
};

type World = Awaited<ReturnType<typeof withBook>>;
type Things = Pick<Subject, keyof typeof NOWHERE>;

/** A well-formed call of a reader about these things. */
async function ask(
  { app }: TestServer,
  reader: TestReader | null,
  name: EndpointName,
  things: Things,
) {
  const request = await requestTo(name, {
    ...things,
    userId: reader?.id ?? 1,
    opId: 'never-done',
    written: { questionId: things.questionId, opId: 'never-done' },
    login: { email: 'nobody@example.org', password: 'crumb-1' },
    sessionId: '0'.repeat(32),
    resetToken: '',
    passkeyId: 9999,
    tokenId: 9999,
    documentId: 9999,
    webhookId: 9999,
    deliveryId: 9999,
    highlightedBookId: 9999,
    signed: signedForNothing(),
    confirmation: '',
    newEmail: 'new@example.org',
  });
  return reader === null ? app.inject(request) : reader.inject(request);
}

/** Whether the answer about the thing is another than about one that is nowhere. */
async function canTell({ server, watchers, there }: World, watcher: Watcher, name: EndpointName) {
  const missing = await ask(server, watchers[watcher], name, NOWHERE);
  const answer = await ask(server, watchers[watcher], name, there);
  return answer.statusCode !== missing.statusCode || answer.body !== missing.body;
}

/** Who of all can tell by this call that the thing is there, or changes something by it. */
async function whoFinds(name: EndpointName, state: Parameters<typeof withBook>[0]) {
  const world = await withBook(state);
  const finders: Watcher[] = [];
  let before = await rowsIn(world);
  for (const watcher of WATCHERS) {
    const tells = await canTell(world, watcher, name);
    const after = await rowsIn(world);
    if (tells || after !== before) finders.push(watcher);
    before = after;
  }
  return finders;
}

/** Calls by which anybody can tell that the thing is there, or that change something. */
async function findingCalls(calls: EndpointName[], state: Parameters<typeof withBook>[0]) {
  const world = await withBook(state);
  let before = await rowsIn(world);
  const finding: string[] = [];
  for (const name of calls) {
    for (const watcher of WATCHERS) {
      if (await canTell(world, watcher, name)) finding.push(`${name} of ${watcher}`);
    }
    const after = await rowsIn(world);
    if (after !== before) finding.push(`${name}, which writes`);
    before = after;
  }
  return finding;
}

const rowsIn = async ({ server }: World) => JSON.stringify(await tableContents(server.db));

/** Lists by which somebody is told of the book, and who. */
async function tellingLists(state: Parameters<typeof withBook>[0]) {
  const { server, watchers, there } = await withBook(state);
  const telling: { name: EndpointName; watcher: Watcher }[] = [];
  for (const name of lists) {
    for (const watcher of WATCHERS) {
      const answer = await ask(server, watchers[watcher], name, there);
      if (answer.body.includes(SECRET)) telling.push({ name, watcher });
    }
  }
  return telling;
}

const UNLISTED = { listed: 0, hidden: 0, items: 'active' } as const;
const HIDDEN = { listed: 1, hidden: 1, items: 'active' } as const;
const REMOVED = { listed: 1, hidden: 0, items: 'removed' } as const;

it.each([...ofBooks, ...ofItems])(
  '%s finds what is not listed for its adder and admins alone',
  async (name) => {
    expect(await whoFinds(name, UNLISTED)).toEqual(['adder', 'admin']);
  },
);

it('no call finds anything of a hidden book', async () => {
  expect(await findingCalls([...ofBooks, ...ofItems], HIDDEN)).toEqual([]);
});

it('no call finds anything that was removed', async () => {
  expect(await findingCalls(ofItems, REMOVED)).toEqual([]);
});

it('lists have in them what is not listed for its adder and admins at most', async () => {
  const telling = await tellingLists(UNLISTED);
  expect(telling).not.toEqual([]);
  expect(telling.filter(({ watcher }) => watcher !== 'adder' && watcher !== 'admin')).toEqual([]);
});

it('lists have nothing in them of a hidden book', async () => {
  expect(await tellingLists(HIDDEN)).toEqual([]);
});
