import type { Answer, ReaderExport } from '@morsel/sdk/contract';
import type { QuestionKind } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepBusy } from '../../testing/busy-reader.ts';
import { aQuestion } from '../../testing/factories.ts';
import { linkAccount } from '../../testing/open-id-links.ts';
import { answer } from '../../testing/reader-calls.ts';
import { rowsByTable } from '../../testing/reader-tables.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { exportReader } from './export-reader.ts';

/** Where the export has the rows of each table that names readers. */
const PLACES: Record<string, keyof ReaderExport> = {
  sessions: 'sessions',
  passkeys: 'passkeys',
  webhooks: 'webhooks',
  open_id_links: 'openIdLinks',
  shelf_books: 'shelf',
  book_adders: 'booksAdded',
  source_readers: 'textsAdded',
  reading_positions: 'readingPositions',
  documents: 'documents',
  highlighted_books: 'highlights',
  idea_wishes: 'ideaWishes',
  generation_runs: 'generations',
  review_events: 'reviews',
  undone_reviews: 'undoneReviews',
  mastered_items: 'mastered',
  user_achievements: 'achievements',
  memory_states: 'memory',
  operations: 'operations',
  feed_rankings: 'feeds',
  item_reports: 'reports',
  answer_claims: 'claims',
  access_tokens: 'accessTokens',
  sync_servers: 'syncServers',
  waiting_positions: 'waitingPositions',
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
    await linkAccount(server.db, reader.id);
    await keepBusy(server.db, await server.account());
    const data = await exportOf(reader);
    // What each day has is a copy of the reviews, which are there.
    const { practice_days: _copy, ...stored } = await rowsByTable(server.db, reader.id);
    const exported = Object.entries(PLACES).map(([table, place]) => [table, data[place]]);
    for (const [table, rows] of exported) expect([table, rows]).not.toEqual([table, []]);
    expect(
      Object.fromEntries(
        exported.map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : undefined]),
      ),
    ).toEqual(stored);
  });

  it('has each column of the reader’s own row but those that guard it', async () => {
    const { id } = await server.account();
    const whole = { name: 'Rita', email: 'rita@example.org', role: 'admin' } as const;
    const totals = { xp: 230, streak: 4, totalAnswered: 9, correctAnswered: 8 };
    const longest = { longestStreak: 6, longestDayStreak: 5 };
    const counts = { kindsRight: 9, comebacks: 2, longRecalls: 3, ratings: 7, ...longest };
    const run = { dayStreak: 5, freezes: 1, towardsFreeze: 2, lastDay: '2026-03-02' };
    const days = { ...run, lastTimeZone: 'Europe/Zurich' };
    const choices = { onLeaderboard: 0, highlightCards: 1, highlightBooks: 1 } as const;
    const times = { createdAt: 1001, seenAt: 1002, resetExpiresAt: 1003 };
    const hashes = { passwordHash: 'a', guestTokenHash: 'b', resetHash: 'c' };
    // Whether any webhook is on is told by the list of them.
    const secrets = { ...hashes, passkeyHandle: 'd', signOuts: 8, hasWebhooks: 1 } as const;
    const row = { ...whole, ...totals, ...counts, ...days, ...choices, ...times, ...secrets };
    const users = server.db.selectFrom('users').selectAll().where('id', '=', id);
    const columns = Object.keys(await users.executeTakeFirstOrThrow());
    expect(columns.toSorted()).toEqual(Object.keys({ id, ...row }).toSorted());

    await server.db.updateTable('users').set(row).where('id', '=', id).execute();
    const data = await exportReader(server.db, { userId: id, now: 0 });
    expect(data.account).toEqual({
      id,
      isGuest: false,
      ...whole,
      isOnLeaderboard: false,
      makesHighlightCards: true,
      addsHighlightedBooks: true,
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
    expect(data.dayRun).toEqual({
      days: 5,
      freezes: 1,
      towardsFreeze: 2,
      lastDay: '2026-03-02',
      timeZone: 'Europe/Zurich',
    });
  });

  it('tells what the reader did, with what they saw', async () => {
    const reader = await server.account({ name: 'Rita', email: 'rita@example.org' });
    const { listed, added, question, flashcard } = await keepBusy(server.db, reader);
    const { now } = server.clock;
    await server.db.updateTable('answerClaims').set({ opinion: 0, opinionAt: 1004 }).execute();
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
      totals: {
        xp: CORRECT_XP + RATING_XP,
        level: 1,
        streak: 1,
        totalAnswered: 2,
        correctAnswered: 1,
      },
      shelf: [
        { id: listed.id, title: listed.title, author: listed.author, addedAt: now },
        { id: added.id, title: added.title },
      ],
      booksAdded: [{ id: added.id, title: added.title, author: added.author, addedAt: now }],
      reviews: [
        { opId: `written-by-${reader.id}`, value: { text: 'Attraction' }, isCorrect: false },
        {
          opId: `answer-of-${reader.id}`,
          item,
          kind: 'answer',
          value: 1,
          isCorrect: true,
          practice: 'new',
          xp: CORRECT_XP,
          answeredAt: now,
          timeZone: 'UTC',
          localDay: '2026-03-02',
        },
        {
          item: { id: flashcard.id, kind: 'flashcard', text: flashcard.body.front },
          kind: 'rating',
          value: 'hard',
          isCorrect: null,
          xp: RATING_XP,
        },
      ],
      mastered: [{ item, masteredAt: now }],
      readingPositions: [{ bookId: added.id, reached: 1, setAt: now }],
      claims: [
        {
          opId: `written-by-${reader.id}`,
          item: { bookId: listed.id, kind: 'typed', text: expect.any(String) },
          text: 'Attraction',
          state: 'open',
          createdAt: now,
          decidedAt: null,
          opinion: { isSame: false, at: 1004 },
        },
      ],
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
    const given: [QuestionKind, Answer][] = [
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
    expect(reviews.slice(3).map(({ item, value }) => [item.kind, value])).toEqual(given);
  });

  it('is a guest’s too, without name and e-mail', async () => {
    const guest = await server.guest();
    const { account, sessions } = await exportOf(guest);
    expect(account).toMatchObject({ id: guest.id, isGuest: true, name: null, email: null });
    expect(sessions).toEqual([]);
  });

  it('is a file that nobody keeps on the way, without any secret', async () => {
    const reader = await server.account({ passwordHash: 'a-hash-of-a-password' });
    const answered = await download(reader);
    expect(answered.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename="morsel-data.json"',
      'cache-control': 'no-store',
    });
    const { idHash } = await server.db
      .selectFrom('sessions')
      .select('idHash')
      .executeTakeFirstOrThrow();
    expect(answered.body).not.toContain(idHash);
    expect(answered.body).not.toContain('a-hash-of-a-password');
  });
});
