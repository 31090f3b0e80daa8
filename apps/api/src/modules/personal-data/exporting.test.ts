import type { Answer, QuestionType, ReaderExport } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepBusy } from '../../testing/busy-reader.ts';
import { aQuestion } from '../../testing/factories.ts';
import { answer } from '../../testing/reader-calls.ts';
import { columnsOf, rowsByTable } from '../../testing/reader-tables.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { exportReader } from './exporting.ts';

/** Where the export has the rows of each table that names readers. */
const PLACES: Record<string, keyof ReaderExport> = {
  sessions: 'sessions',
  shelf_books: 'shelf',
  book_adders: 'booksAdded',
  source_readers: 'textsAdded',
  reading_positions: 'readingPositions',
  generation_runs: 'generations',
  review_events: 'reviews',
  mastered_items: 'mastered',
  user_achievements: 'achievements',
  memory_states: 'memory',
  operations: 'operations',
  feed_rankings: 'feeds',
  item_reports: 'reports',
};

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const download = (reader: TestReader) => reader.inject({ url: `/api/users/${reader.id}/export` });

async function exportOf(reader: TestReader): Promise<ReaderExport> {
  return (await download(reader)).json();
}

describe('the export', () => {
  it('has each row of each table that names the reader', async () => {
    const reader = await server.account();
    await keepBusy(server.db, reader);
    await keepBusy(server.db, await server.account());
    const data = await exportOf(reader);
    const stored = await rowsByTable(server.db, reader.id);
    const exported = Object.entries(PLACES).map(([table, place]) => [table, data[place]]);
    for (const [table, rows] of exported) expect([table, rows]).not.toEqual([table, []]);
    expect(
      Object.fromEntries(
        exported.map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : undefined]),
      ),
    ).toEqual(stored);
  });

  it('has each column of the reader’s own row but the three secrets', async () => {
    const { id } = await server.account();
    const whole = { name: 'Rita', email: 'rita@example.org', role: 'admin' } as const;
    const totals = { xp: 230, streak: 4, total_answered: 9, correct_answered: 8 };
    const days = { longest_streak: 6, longest_day_streak: 5 };
    const counts = { kinds_right: 9, comebacks: 2, long_recalls: 3, ratings: 7, ...days };
    const choices = { on_leaderboard: 0 } as const;
    const times = { created_at: 1001, seen_at: 1002, reset_expires_at: 1003 };
    const secrets = { password_hash: 'a', guest_token_hash: 'b', reset_hash: 'c' };
    const row = { ...whole, ...totals, ...counts, ...choices, ...times, ...secrets };
    expect(await columnsOf(server.db, 'users')).toEqual(Object.keys({ id, ...row }).toSorted());

    await server.db.updateTable('users').set(row).where('id', '=', id).execute();
    const data = await exportReader(server.db, { userId: id, now: 0 });
    expect(data.account).toEqual({
      id,
      isGuest: false,
      ...whole,
      isOnLeaderboard: false,
      createdAt: 1001,
      seenAt: 1002,
      resetLinkExpiresAt: 1003,
    });
    expect(data.totals).toEqual({
      xp: 230,
      level: 3,
      streak: 4,
      totalAnswered: 9,
      correctAnswered: 8,
    });
    expect(data.counts).toEqual({
      longestStreak: 6,
      kindsRight: ['mcq', 'arrange_list'],
      comebacks: 2,
      longRecalls: 3,
      ratings: 7,
      longestDayStreak: 5,
    });
  });

  it('tells what the reader did, with what they saw', async () => {
    const reader = await server.account({ name: 'Rita', email: 'rita@example.org' });
    const { listed, added, question, flashcard } = await keepBusy(server.db, reader);
    const { now } = server.clock;
    const item = {
      id: question.id,
      revision: 1,
      kind: 'mcq',
      text: question.body.questionText,
      bookId: listed.id,
    };
    expect(await exportOf(reader)).toMatchObject({
      exportedAt: now,
      account: { id: reader.id, isGuest: false, name: 'Rita', email: 'rita@example.org' },
      totals: { xp: 12, level: 1, streak: 1, totalAnswered: 1, correctAnswered: 1 },
      shelf: [
        { id: listed.id, title: listed.title, author: listed.author, addedAt: now },
        { id: added.id, title: added.title },
      ],
      booksAdded: [{ id: added.id, title: added.title, author: added.author, addedAt: now }],
      reviews: [
        {
          opId: `answer-of-${reader.id}`,
          item,
          kind: 'answer',
          value: 1,
          isCorrect: true,
          practice: 'new',
          xp: 10,
          answeredAt: now,
          timeZone: 'UTC',
          localDay: '2026-03-02',
        },
        {
          item: { id: flashcard.id, kind: 'flashcard', text: flashcard.body.front },
          kind: 'rating',
          value: 'hard',
          isCorrect: null,
          xp: 2,
        },
      ],
      mastered: [{ item, masteredAt: now }],
      readingPositions: [{ bookId: added.id, reached: 1, setAt: now }],
      reports: [
        {
          item: { bookId: listed.id, kind: 'mcq', text: expect.any(String) },
          reason: 'wrong',
          note: null,
          state: 'open',
          createdAt: now,
          decidedAt: null,
        },
      ],
    });
  });

  it('keeps answers of every shape', async () => {
    const reader = await server.guest();
    const { listed } = await keepBusy(server.db, reader);
    const given: [QuestionType, Answer][] = [
      ['true_false', 0],
      ['match_pairs', { Ape: 'Mammal', Hen: 'Bird', Cod: 'Fish' }],
      ['arrange_list', [2, 0, 1]],
      ['mcq', 'unknown'],
    ];
    for (const [type, value] of given) {
      const { id } = await aQuestion(server.db, { bookId: listed.id, type });
      await answer(reader, id, value);
    }
    const { reviews } = await exportOf(reader);
    expect(reviews.slice(2).map(({ item, value }) => [item.kind, value])).toEqual(given);
  });

  it('is a guest’s too, without name and e-mail', async () => {
    const guest = await server.guest();
    const { account, sessions } = await exportOf(guest);
    expect(account).toMatchObject({ id: guest.id, isGuest: true, name: null, email: null });
    expect(sessions).toEqual([]);
  });

  it('is a file that nobody keeps on the way, without any secret', async () => {
    const reader = await server.account({ password_hash: 'a-hash-of-a-password' });
    const answered = await download(reader);
    expect(answered.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename="morsel-data.json"',
      'cache-control': 'no-store',
    });
    const { id_hash } = await server.db
      .selectFrom('sessions')
      .select('id_hash')
      .executeTakeFirstOrThrow();
    expect(answered.body).not.toContain(id_hash);
    expect(answered.body).not.toContain('a-hash-of-a-password');
  });
});
