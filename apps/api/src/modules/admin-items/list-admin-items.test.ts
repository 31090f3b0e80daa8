import type { AdminItems } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';

import { listItems, listReported } from '../../testing/admin-calls.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { report } from '../../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';

let server: TestServer;
let admin: TestReader;
let bookId: number;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
  bookId = (await aBook(server.db, { title: 'Metals' })).id;
});

const itemsIn = (answered: LightMyRequestResponse): AdminItems => answered.json();
const idsIn = (answered: LightMyRequestResponse) => itemsIn(answered).map(({ id }) => id);

const setState = (itemId: number, state: 'hidden' | 'deleted' | 'removed') =>
  server.db.updateTable('items').set({ state }).where('id', '=', itemId).execute();

async function privateQuestion(
  over: { shared?: 0 | 1; options?: string[]; explanation?: string } = {},
) {
  const owner = await server.guest();
  const source = await aSource(server.db, { bookId, readers: [owner], shared: over.shared ?? 0 });
  const { id } = await aQuestion(server.db, {
    bookId,
    body: over.options === undefined ? {} : { options: over.options },
    answerKey: over.explanation === undefined ? {} : { explanation: over.explanation },
  });
  await groundItem(server.db, id, source);
  return { id, owner };
}

describe('the items of a book', () => {
  it('have all that an admin needs, in the form in which they are written', async () => {
    const question = await aQuestion(server.db, { bookId });
    const reader = await server.guest();
    await report(reader, question.id, { reason: 'unclear', note: 'Which room?' });
    expect(itemsIn(await listItems(admin, bookId))).toEqual([
      {
        id: question.id,
        revision: 1,
        bookId,
        bookTitle: 'Metals',
        state: 'active',
        content: {
          type: 'mcq',
          text: question.body.questionText,
          answer: 'Mercury',
          distractors: ['Iron', 'Copper', 'Silver'],
          explanation: question.answerKey.explanation,
        },
        origin: null,
        flaws: [],
        claims: [],
        figures: null,
        reports: [
          {
            id: expect.any(Number),
            userId: reader.id,
            isGuest: true,
            reason: 'unclear',
            note: 'Which room?',
            state: 'open',
            createdAt: server.clock.now,
          },
        ],
      },
    ]);
  });

  it('are of all kinds', async () => {
    for (const type of ['true_false', 'match_pairs', 'arrange_list'] as const) {
      await aQuestion(server.db, { bookId, type });
    }
    await aFlashcard(server.db, { bookId });
    const contents = itemsIn(await listItems(admin, bookId)).map(({ content }) => content);
    expect(contents).toMatchObject([
      { type: 'true_false', answer: true },
      {
        type: 'match_pairs',
        pairs: [
          ['Ape', 'Mammal'],
          ['Hen', 'Bird'],
          ['Cod', 'Fish'],
        ],
      },
      {
        type: 'arrange_list',
        order: ['Hundred Years War', 'Crimean War', 'First World War'],
      },
      { type: 'flashcard', front: expect.any(String), back: expect.any(String) },
    ]);
  });

  it('stand in the order of the book, hidden ones too, without those that are gone', async () => {
    const last = await aQuestion(server.db, { bookId, position: 9 });
    const hidden = await aQuestion(server.db, { bookId, position: 2 });
    const first = await aFlashcard(server.db, { bookId, position: 1 });
    for (const state of ['deleted', 'removed'] as const) {
      await setState((await aQuestion(server.db, { bookId })).id, state);
    }
    await setState(hidden.id, 'hidden');
    const items = itemsIn(await listItems(admin, bookId));
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [first.id, 'active'],
      [hidden.id, 'hidden'],
      [last.id, 'active'],
    ]);
  });

  it('are there when the book is hidden', async () => {
    const { id } = await aQuestion(server.db, { bookId });
    await server.db.updateTable('books').set({ hidden: 1 }).execute();
    expect(idsIn(await listItems(admin, bookId))).toEqual([id]);
  });

  it('of a reader’s own text are shown by a report alone, an admin’s text is for all', async () => {
    const { id, owner } = await privateQuestion();
    const shared = await privateQuestion({ shared: 1 });
    expect(idsIn(await listItems(admin, bookId))).toEqual([shared.id]);

    await report(owner, id);

    expect(idsIn(await listItems(admin, bookId))).toEqual([id, shared.id]);
    await server.db.updateTable('itemReports').set({ state: 'hidden' }).execute();
    await setState(id, 'hidden');
    expect(idsIn(await listItems(admin, bookId))).toEqual([id, shared.id]);
  });

  it('tell what the checks find, in the text as well', async () => {
    const sound = await privateQuestion({ shared: 1 });
    const beside = await privateQuestion({ shared: 1, options: ['Iron', 'Gallium', 'Tin'] });
    const options = ['Iron', 'Mercury', 'All of the above'];
    const { id } = await aQuestion(server.db, { bookId, body: { options } });
    const flaws = new Map(
      itemsIn(await listItems(admin, bookId)).map((item) => [item.id, item.flaws]),
    );
    expect(flaws.get(id)).toContainEqual(expect.stringContaining('All of the above'));
    expect(flaws.get(sound.id)).not.toContainEqual(expect.stringContaining('Mercury'));
    expect(flaws.get(beside.id)).toContainEqual(expect.stringContaining('Gallium'));
  });

  it('tell what the checks find now, however often they were listed before', async () => {
    await privateQuestion({ shared: 1, explanation: 'It is what Otto Brandt says.' });
    const flaws = async () => itemsIn(await listItems(admin, bookId))[0]?.flaws;
    const before = await flaws();
    expect(before).toContainEqual(expect.stringContaining('Otto'));
    expect(await flaws()).toEqual(before);
    await server.db.updateTable('books').set({ author: 'Otto Brandt' }).execute();
    expect(await flaws()).not.toContainEqual(expect.stringContaining('Otto'));
  });

  it('may name the author of the book, and nobody else whom the text lacks', async () => {
    for (const name of ['Ann Author', 'Otto Brandt']) {
      await privateQuestion({ shared: 1, explanation: `It is what ${name} says.` });
    }
    const [author, stranger] = itemsIn(await listItems(admin, bookId));
    expect(author?.flaws).not.toContainEqual(expect.stringContaining('explanation'));
    expect(stranger?.flaws).toContainEqual(expect.stringContaining('Otto'));
  });

  it('are shown whatever is stored, longer texts than an edit may have too', async () => {
    const explanation = 'Long. '.repeat(500);
    await aQuestion(server.db, { bookId, answerKey: { explanation } });
    await aFlashcard(server.db, { bookId, body: { back: '' } });
    expect(itemsIn(await listItems(admin, bookId))).toMatchObject([
      { content: { explanation } },
      { content: { back: '' } },
    ]);
  });

  it('are those of a book that is there', async () => {
    expect((await listItems(admin, 4711)).statusCode).toBe(404);
    expect(itemsIn(await listItems(admin, bookId))).toEqual([]);
  });
});

describe('reported items', () => {
  it('are those with open reports, most reported first, then as they came', async () => {
    const [once, other, often, kept, gone] = [
      await aQuestion(server.db, { bookId }),
      await aQuestion(server.db, { bookId }),
      await aQuestion(server.db, { bookId }),
      await aQuestion(server.db, { bookId }),
      await aQuestion(server.db, { bookId }),
    ];
    await aQuestion(server.db, { bookId });
    const readers = [await server.guest(), await server.account()];
    await report(await server.guest(), other.id);
    for (const by of readers) await report(by, often.id);
    server.clock.now += 1;
    await report(await server.guest(), once.id);
    for (const { id } of [kept, gone]) await report(await server.guest(), id);
    await server.db
      .updateTable('itemReports')
      .set({ state: 'kept' })
      .where('itemId', '=', kept.id)
      .execute();
    await setState(gone.id, 'removed');

    const items = itemsIn(await listReported(admin));

    expect(items.map(({ id }) => id)).toEqual([often.id, other.id, once.id]);
    expect(items[0]?.reports.map(({ userId, isGuest }) => [userId, isGuest])).toEqual(
      readers.toReversed().map(({ id }, index) => [id, index === 1]),
    );
  });

  it('are of readers’ own texts too, with where they come from', async () => {
    const { id, owner } = await privateQuestion();
    expect(itemsIn(await listReported(admin))).toEqual([]);
    await report(owner, id);
    expect(itemsIn(await listReported(admin))).toMatchObject([
      {
        id,
        origin: {
          grounding: 'source',
          chapter: 'Metals',
          quote: 'Mercury is liquid in a warm room.',
        },
      },
    ]);
  });

  it('are for admins', async () => {
    for (const by of [await server.guest(), await server.account()]) {
      expect((await listReported(by)).statusCode).toBe(403);
      expect((await listItems(by, bookId)).statusCode).toBe(403);
    }
  });
});
