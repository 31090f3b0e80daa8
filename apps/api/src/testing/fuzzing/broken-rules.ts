import type { Answer, Difficulty } from '@morsel/sdk/contract';
import { answerProblem, isCorrectAnswer } from '@morsel/sdk/rules';
import type { Selectable } from 'kysely';

import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { isPrintable } from '../../http/validation/shown-text.ts';
import { contentOf } from '../../items/item-content.ts';
import { isEmail } from '../../modules/accounts/account-rules.ts';
import { danglingRows } from './dangling-rows.ts';
import { wrongTotals } from './wrong-totals.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** What the rows of the database say that no rule allows; empty when all is well. */
export async function brokenRules(db: Db): Promise<string[]> {
  const users = await db.selectFrom('users').selectAll().execute();
  const events = await db.selectFrom('reviewEvents').selectAll().execute();
  const books = await db.selectFrom('books').selectAll().execute();
  return [
    ...users.flatMap((user) => wrongUser(user, events)),
    ...books.flatMap(wrongBook),
    ...(await wrongEvents(db, events)),
    ...(await wrongMarks(db, events)),
    ...(await danglingRows(db)),
    ...(await wrongOperations(db)),
    ...(await wrongFeeds(db)),
    ...(await wrongReports(db)),
    ...(await wrongTotals(db)),
  ];
}

function wrongUser(user: Row<'users'>, all: Row<'reviewEvents'>[]): string[] {
  const events = all.filter(({ userId }) => userId === user.id);
  const answers = events.filter(({ kind }) => kind === 'answer');
  const xp = events.reduce((sum, event) => sum + event.xp, 0);
  const correct = answers.filter(({ isCorrect }) => isCorrect === 1).length;
  return violated(`user ${user.id}`, {
    'XP equals the log': user.xp === xp && xp >= 0,
    'totals equal the log':
      user.totalAnswered === answers.length && user.correctAnswered === correct,
    'the streak is possible': user.streak >= 0 && user.streak <= correct,
    'e-mail':
      user.email === null || (isEmail(user.email) && user.email === user.email.toLowerCase()),
    'an account has a name and a password':
      user.email === null || (user.name !== null && user.passwordHash !== null),
    'nobody becomes an admin': user.role === 'reader' || user.email === 'ada@example.org',
  });
}

function wrongBook({ id, title, author, imageUrl }: Row<'books'>): string[] {
  return violated(`book ${id}`, {
    title: title.trim() !== '' && isPrintable(title) && [...title].length <= 200,
    author: author.trim() !== '' && isPrintable(author) && [...author].length <= 200,
    'cover address': imageUrl === null || imageUrl.startsWith('https://'),
  });
}

async function wrongEvents(db: Db, events: Row<'reviewEvents'>[]): Promise<string[]> {
  const revisions = await db
    .selectFrom('itemRevisions')
    .innerJoin('items', 'items.id', 'itemRevisions.itemId')
    .select(['items.id', 'items.kind', 'itemRevisions.revision', 'body', 'answerKey'])
    .execute();
  const contents = new Map(revisions.map((row) => [`${row.id} ${row.revision}`, contentOf(row)]));
  return events.flatMap((event) => {
    const content = contents.get(`${event.itemId} ${event.revision}`);
    const value: Answer & Difficulty = JSON.parse(event.value);
    return violated(`event ${event.id}`, {
      'it is of an item that is there': content !== undefined,
      'it fits its item': content !== undefined && fits(content, event, value),
      'it did not happen in the future': event.answeredAt <= event.receivedAt,
      'it has a day': /^\d{4}-\d\d-\d\d$/.test(event.localDay),
    });
  });
}

function fits(
  content: ReturnType<typeof contentOf>,
  event: Row<'reviewEvents'>,
  value: Answer & Difficulty,
): boolean {
  const { kind, isCorrect: stored } = event;
  if (content.kind === 'flashcard') {
    return kind === 'rating' && stored === null && ['easy', 'medium', 'hard'].includes(value);
  }
  const isCorrect = isCorrectAnswer(content.kind, content.answerKey, value);
  return (
    kind === 'answer' &&
    answerProblem({ type: content.kind, ...content.body }, value) === undefined &&
    stored === (isCorrect || event.raised === 1 ? 1 : 0)
  );
}

async function wrongMarks(db: Db, events: Row<'reviewEvents'>[]): Promise<string[]> {
  const marks = await db.selectFrom('masteredItems').selectAll().execute();
  const answered = new Set(
    events
      .filter(({ kind }) => kind === 'answer')
      .map(({ userId, itemId }) => `${userId} ${itemId}`),
  );
  return marks.flatMap(({ userId, itemId }) =>
    violated(`mark of ${userId} on ${itemId}`, {
      'it was answered': answered.has(`${userId} ${itemId}`),
    }),
  );
}

async function wrongOperations(db: Db): Promise<string[]> {
  const operations = await db.selectFrom('operations').selectAll().execute();
  return operations.flatMap(({ userId, opId, reply }) =>
    violated(`operation ${opId} of ${userId}`, { 'it was answered': reply !== null }),
  );
}

async function wrongFeeds(db: Db): Promise<string[]> {
  const feeds = await db.selectFrom('feedRankings').selectAll().execute();
  return feeds.flatMap(({ userId, feedId, itemIds, served }) => {
    const ids = itemIds.split(',').filter(Boolean);
    return violated(`feed ${feedId} of ${userId}`, {
      'it shows each item once': new Set(ids).size === ids.length,
      'it served what it has': served >= 0 && served <= ids.length,
    });
  });
}

async function wrongReports(db: Db): Promise<string[]> {
  const reports = await db.selectFrom('itemReports').selectAll().execute();
  return reports.flatMap(({ id, state, note, decidedAt }) =>
    violated(`report ${id}`, {
      'it is open until it is decided': (state === 'open') === (decidedAt === null),
      'its note can be seen': note === null || (note.trim() === note && note !== ''),
    }),
  );
}

function violated(what: string, rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${what}: ${rule}`]));
}
