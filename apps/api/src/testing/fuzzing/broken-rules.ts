import type { Answer, Difficulty } from '@morsel/sdk/contract';
import { answerProblem, isCorrectAnswer } from '@morsel/sdk/rules';
import type { Selectable } from 'kysely';

import { isEmail } from '../../account-rules.ts';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { contentOf } from '../../items/content.ts';
import { isPrintable } from '../../shown-text.ts';
import { danglingRows } from './dangling-rows.ts';
import { wrongTotals } from './wrong-totals.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** What the rows of the database say that no rule allows; empty when all is well. */
export async function brokenRules(db: Db): Promise<string[]> {
  const users = await db.selectFrom('users').selectAll().execute();
  const events = await db.selectFrom('review_events').selectAll().execute();
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

function wrongUser(user: Row<'users'>, all: Row<'review_events'>[]): string[] {
  const events = all.filter(({ user_id }) => user_id === user.id);
  const answers = events.filter(({ kind }) => kind === 'answer');
  const xp = events.reduce((sum, event) => sum + event.xp, 0);
  const correct = answers.filter(({ is_correct }) => is_correct === 1).length;
  return violated(`user ${user.id}`, {
    'XP equals the log': user.xp === xp && xp >= 0,
    'totals equal the log':
      user.total_answered === answers.length && user.correct_answered === correct,
    'the streak is possible': user.streak >= 0 && user.streak <= correct,
    'e-mail':
      user.email === null || (isEmail(user.email) && user.email === user.email.toLowerCase()),
    'an account has a name and a password':
      user.email === null || (user.name !== null && user.password_hash !== null),
    'nobody becomes an admin': user.role === 'reader' || user.email === 'ada@example.org',
  });
}

function wrongBook({ id, title, author, image_url }: Row<'books'>): string[] {
  return violated(`book ${id}`, {
    title: title.trim() !== '' && isPrintable(title) && [...title].length <= 200,
    author: author.trim() !== '' && isPrintable(author) && [...author].length <= 200,
    'cover address': image_url === null || image_url.startsWith('https://'),
  });
}

async function wrongEvents(db: Db, events: Row<'review_events'>[]): Promise<string[]> {
  const revisions = await db
    .selectFrom('item_revisions')
    .innerJoin('items', 'items.id', 'item_revisions.item_id')
    .select(['items.id', 'items.kind', 'item_revisions.revision', 'body', 'answer_key'])
    .execute();
  const contents = new Map(revisions.map((row) => [`${row.id} ${row.revision}`, contentOf(row)]));
  return events.flatMap((event) => {
    const content = contents.get(`${event.item_id} ${event.revision}`);
    const value: Answer & Difficulty = JSON.parse(event.value);
    return violated(`event ${event.id}`, {
      'it is of an item that is there': content !== undefined,
      'it fits its item': content !== undefined && fits(content, event, value),
      'it did not happen in the future': event.answered_at <= event.received_at,
      'it has a day': /^\d{4}-\d\d-\d\d$/.test(event.local_day),
    });
  });
}

function fits(
  content: ReturnType<typeof contentOf>,
  { kind, is_correct }: Row<'review_events'>,
  value: Answer & Difficulty,
): boolean {
  if (content.kind === 'flashcard') {
    return kind === 'rating' && is_correct === null && ['easy', 'medium', 'hard'].includes(value);
  }
  const { options } = content.body;
  const isCorrect = isCorrectAnswer(content.kind, content.answerKey.answer, value);
  return (
    kind === 'answer' &&
    answerProblem({ type: content.kind, options }, value) === undefined &&
    is_correct === (isCorrect ? 1 : 0)
  );
}

async function wrongMarks(db: Db, events: Row<'review_events'>[]): Promise<string[]> {
  const marks = await db.selectFrom('mastered_items').selectAll().execute();
  const answered = new Set(
    events
      .filter(({ kind }) => kind === 'answer')
      .map(({ user_id, item_id }) => `${user_id} ${item_id}`),
  );
  return marks.flatMap(({ user_id, item_id }) =>
    violated(`mark of ${user_id} on ${item_id}`, {
      'it was answered': answered.has(`${user_id} ${item_id}`),
    }),
  );
}

async function wrongOperations(db: Db): Promise<string[]> {
  const operations = await db.selectFrom('operations').selectAll().execute();
  return operations.flatMap(({ user_id, op_id, reply }) =>
    violated(`operation ${op_id} of ${user_id}`, { 'it was answered': reply !== null }),
  );
}

async function wrongFeeds(db: Db): Promise<string[]> {
  const feeds = await db.selectFrom('feed_rankings').selectAll().execute();
  return feeds.flatMap(({ user_id, feed_id, item_ids, served }) => {
    const ids = item_ids.split(',').filter(Boolean);
    return violated(`feed ${feed_id} of ${user_id}`, {
      'it shows each item once': new Set(ids).size === ids.length,
      'it served what it has': served >= 0 && served <= ids.length,
    });
  });
}

async function wrongReports(db: Db): Promise<string[]> {
  const reports = await db.selectFrom('item_reports').selectAll().execute();
  return reports.flatMap(({ id, state, note, decided_at }) =>
    violated(`report ${id}`, {
      'it is open until it is decided': (state === 'open') === (decided_at === null),
      'its note can be seen': note === null || (note.trim() === note && note !== ''),
    }),
  );
}

function violated(what: string, rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${what}: ${rule}`]));
}
