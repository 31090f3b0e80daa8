import type { BookSources, GenerationResult, Proposals } from '@morsel/sdk/contract';
import { describe, expect, test } from 'vitest';

import { bringGuestProgress } from '../../modules/guest-progress/bring-guest-progress.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import type { TestReader } from '../../testing/server.ts';
import { findKnownItems } from '../batches/item-queries.ts';

/** A reader who has had a preview of five questions made; another has the text as well. */
async function previewed() {
  const world = await generationWorld({ behave: writing() });
  const { db, reader, book, source } = world;
  const url = `/api/users/${reader.id}/books/${book.id}/proposals`;
  const preview = async (): Promise<GenerationResult> =>
    (await world.ask(reader, 'questions', '?count=5&preview=true')).json();
  const made = await preview();
  const other = await world.account();
  const addedAt = world.clock.now;
  await db
    .insertInto('sourceReaders')
    .values({ sourceId: source.id, userId: other.id, name: 'same.txt', addedAt })
    .execute();
  await db
    .insertInto('bookAdders')
    .values({ bookId: book.id, userId: other.id, addedAt })
    .execute();
  const list = async (): Promise<Proposals> => (await reader.inject({ url })).json();
  const decide = (keep: readonly number[], strike: readonly number[], by = reader) =>
    by.inject({
      method: 'POST',
      url: url.replace(`/${reader.id}/`, `/${by.id}/`),
      payload: { keep, strike },
    });
  const seenBy = async (by: TestReader): Promise<number[]> => {
    const rows = (await by.inject({ url: `/api/books/${book.id}/questions` })).json();
    return rows.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b);
  };
  const ids = (await list()).proposals.map(({ id }) => id);
  return { ...world, url, made, preview, other, list, decide, seenBy, ids };
}

describe('a preview', () => {
  test('is for its maker alone, with keys and quotes, until they decide', async () => {
    const { made, list, reader, other, seenBy, ids, db, book } = await previewed();
    expect(made).toMatchObject({ count: 5, isPreview: true, grounding: 'source' });
    const { proposals, left } = await list();
    expect([proposals.length, left]).toEqual([5, 0]);
    for (const { content, origin } of proposals) {
      expect(content).toHaveProperty('explanation');
      expect(origin?.quote).toEqual(expect.any(String));
    }
    await reader.inject({
      method: 'POST',
      url: `/api/users/${reader.id}/books`,
      payload: { bookId: book.id },
    });
    for (const by of [reader, other]) expect(await seenBy(by)).toEqual([]);
    const feed = await reader.inject({ url: '/api/quiz/feed?limit=20&offset=0' });
    expect(feed.json()).toEqual([]);
    const pack = await reader.inject({ url: `/api/users/${reader.id}/study-pack` });
    expect(pack.json().entries).toEqual([]);
    const books = (await reader.inject({ url: '/api/books' })).json();
    expect(books).toContainEqual(expect.objectContaining({ id: book.id, questionCount: 0 }));
    const answered = await reader.inject({
      method: 'POST',
      url: '/api/quiz/answer',
      headers: { 'item-revision': '1' },
      payload: { userId: reader.id, questionId: ids[0], answer: 0 },
    });
    expect(answered.statusCode).toBe(404);
    expect(await db.selectFrom('reviewEvents').selectAll().execute()).toEqual([]);
  });

  test('once decided about is in the feeds of all who have the text; twice is harmless', async () => {
    const { decide, ids, other, seenBy, reader } = await previewed();
    const [struck = 0, ...kept] = ids;
    const first = await decide(kept, [struck]);
    expect(first.json()).toEqual({ proposals: [], left: 0 });
    expect((await decide(kept, [struck])).json()).toEqual(first.json());
    for (const by of [reader, other]) expect(await seenBy(by)).toEqual(kept);
    expect((await decide([struck], [])).statusCode).toBe(200);
    expect(await seenBy(other)).toEqual(ids);
  });

  test('is decided about by its maker alone, whole or not at all', async () => {
    const { decide, ids, other, list, reader, url } = await previewed();
    const [one = 0, two = 0] = ids;
    expect((await decide([one], [], other)).statusCode).toBe(404);
    expect((await other.inject({ url })).statusCode).toBe(403);
    expect((await decide([one, 9999], [two])).statusCode).toBe(404);
    const both = await decide([one], [one]);
    expect([both.statusCode, both.json().field]).toEqual([400, 'strike']);
    expect((await list()).proposals).toHaveLength(ids.length);
    await decide([one], []);
    const late = await decide([], [one, two]);
    expect([late.statusCode, late.json().field]).toEqual([409, 'strike']);
    expect((await list()).proposals).toHaveLength(ids.length - 1);
    expect((await reader.inject({ url: url.replace(/books\/\d+/, 'books/9999') })).statusCode).toBe(
      404,
    );
  });

  test('is not made again: neither what waits nor what was struck out', async () => {
    const world = await previewed();
    const { decide, ids, preview } = world;
    await decide([], ids);
    await preview();
    const stems = (await world.items()).map(({ content }) => JSON.stringify(content.body));
    expect(new Set(stems).size).toBe(stems.length);
    expect(stems.length).toBeGreaterThan(ids.length);
  });

  test('counts for nobody else until it is kept; what others have by then is not kept twice', async () => {
    const { decide, ids, other, seenBy, generate, chunks, list, db } = await previewed();
    expect((await chunks()).every(({ questionBatches }) => questionBatches === 0)).toBe(true);
    expect((await generate('questions', other)).count).toBeGreaterThan(0);
    const before = await seenBy(other);
    const [twin = 0, model = 0] = [before[0], ids[0]];
    const { kind } = await db
      .selectFrom('items')
      .select('kind')
      .where('id', '=', model)
      .executeTakeFirstOrThrow();
    const { body, answerKey } = await db
      .selectFrom('itemRevisions')
      .select(['body', 'answerKey'])
      .where('itemId', '=', model)
      .executeTakeFirstOrThrow();
    await db.updateTable('items').set({ kind }).where('id', '=', twin).execute();
    await db
      .updateTable('itemRevisions')
      .set({ body, answerKey })
      .where('itemId', '=', twin)
      .execute();
    const kept = await decide(ids, []);
    expect(kept.json()).toEqual({ proposals: [], left: 0, repeated: 1 });
    expect((await decide(ids, [])).json()).toEqual(kept.json());
    expect(await seenBy(other)).toHaveLength(before.length + ids.length - 1);
    expect((await list()).proposals).toEqual([]);
  });

  test('of another reader keeps a batch from nothing, nor does what they struck out', async () => {
    const { ids, other, decide, db, reader, book, source } = await previewed();
    const known = async (by: TestReader) => {
      const who = { id: by.id, role: 'reader', isGuest: false, createdAt: 0 } as const;
      const rows = await findKnownItems(db, who, { bookId: book.id, sourceId: source.id });
      return rows.map(({ id }) => id);
    };
    await decide([], ids.slice(0, 1));
    expect(await known(other)).toEqual([]);
    expect(await known(reader)).toEqual(ids);
  });

  test('covers the parts of what is kept, once', async () => {
    const world = await previewed();
    const { decide, ids, chunks } = world;
    for (const id of ids) expect((await decide([id], [])).statusCode).toBe(200);
    const kept = new Set((await world.items()).map(({ chunk }) => chunk));
    expect((await chunks()).map(({ questionBatches }) => questionBatches)).toEqual(
      (await chunks()).map(({ number }) => (kept.has(number) ? 1 : 0)),
    );
  });

  test('is kept or struck out, not both, by two calls at once', async () => {
    const world = await previewed();
    const { decide, ids } = world;
    const answers = await Promise.all([decide(ids, []), decide([], ids)]);
    const [kept, struck] = answers.map(({ statusCode }) => statusCode);
    const states = new Set((await world.items()).map(({ state }) => state));
    expect(kept).toBe(200);
    expect([200, 409]).toContain(struck);
    expect(states).toEqual(new Set(['active']));
  });

  test('may be kept again long after its run is forgotten', async () => {
    const { decide, ids, db } = await previewed();
    const first = await decide(ids, []);
    await db.deleteFrom('generationRuns').execute();
    expect((await decide(ids, [])).json()).toEqual(first.json());
    expect((await decide([], ids)).statusCode).toBe(409);
  });

  test('stays with a reader who has the text from an admin still', async () => {
    const { db, list, source, reader, other, ids } = await previewed();
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', other.id).execute();
    await db.updateTable('sources').set({ shared: 1 }).where('id', '=', source.id).execute();
    await reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}/sources/${source.id}` });
    expect((await list()).proposals.map(({ id }) => id)).toEqual(ids);
  });

  test('of a guest goes along into the account', async () => {
    const { reader, other, db, book, ids, decide, clock } = await previewed();
    await db
      .updateTable('users')
      .set({ email: null, name: null, passwordHash: null })
      .where('id', '=', reader.id)
      .execute();
    const move = { guestId: reader.id, accountId: other.id, now: clock.now };
    await db.transaction().execute((tx) => bringGuestProgress(tx, move));
    const url = `/api/users/${other.id}/books/${book.id}/proposals`;
    const { proposals }: Proposals = (await other.inject({ url })).json();
    expect(proposals.map(({ id }) => id)).toEqual(ids);
    expect((await decide(ids, [], other)).statusCode).toBe(200);
    expect((await decide(ids, [], other)).statusCode).toBe(200);
  });

  test('goes with its text, and is in the reader’s export before', async () => {
    const { reader, source, ids, decide, list, db, book, other } = await previewed();
    await decide([], ids.slice(0, 1));
    const exported = (await reader.inject({ url: `/api/users/${reader.id}/export` })).json();
    expect(exported.proposals.map(({ isStruck }: { isStruck: boolean }) => isStruck)).toEqual(
      ids.map((_, at) => at === 0),
    );
    expect(exported.ownItems).toEqual([]);
    await reader.inject({ method: 'DELETE', url: `/api/users/${reader.id}/sources/${source.id}` });
    expect((await list()).proposals).toEqual([]);
    expect(await db.selectFrom('items').select('id').execute()).toEqual([]);
    const { sources }: BookSources = (
      await other.inject({ url: `/api/books/${book.id}/sources` })
    ).json();
    expect(sources).toHaveLength(1);
  });
});
