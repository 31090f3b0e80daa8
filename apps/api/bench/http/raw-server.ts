import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import Database from 'better-sqlite3';

import { WORLD_NOW } from './world.ts';

/**
 * The measure of `bench:http`: the same pages and the same durable answer, by nothing but `node:http`
 * and better-sqlite3. It believes who the reader is, checks nothing, ranks what is due before what is
 * new by two indexes, and writes its reply by hand.
 *
 *     node bench/http/raw-server.ts <file of SQLite> <socket>
 */
const [, , file = '', socket = ''] = process.argv;
const FIRST_PAGE = 5;
const RIGHT_XP = 10;
const DAY_MS = 86_400_000;

const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
// By which it ranks. Morsel has none, since it reads all that a reader remembers.
database.exec('create index if not exists memory_states_by_due on memory_states (user_id, due_at)');

type Card = {
  id: number;
  kind: string;
  revision: number;
  body: string;
  dueAt: number | null;
  slug: string;
  bookId: number;
  title: string;
  author: string;
  year: number | null;
  description: string;
  imageUrl: string | null;
  coverUrl: string | null;
  topic: string;
  color: string;
};

const CARD = `i.id, i.kind, i.revision, r.body, m.due_at as dueAt, b.id as bookId, b.slug, b.title,
  b.author, b.year, b.description, b.image_url as imageUrl, b.cover_url as coverUrl, t.name as topic,
  t.color`;
const PARTS = `join books b on b.id = i.book_id join topics t on t.id = b.topic_id
  join item_revisions r on r.item_id = i.id and r.revision = i.revision`;
const SHOWN = `i.state = 'active' and not exists
  (select 1 from mastered_items x where x.user_id = ? and x.item_id = i.id)`;

const dueCards = database.prepare<unknown[], Card>(
  `select ${CARD} from memory_states m join items i on i.id = m.item_id ${PARTS}
   where m.user_id = ? and m.due_at <= ? and ${SHOWN} order by m.due_at limit ? offset ?`,
);
const newCards = database.prepare<unknown[], Card>(
  `select ${CARD} from shelf_books s join items i on i.book_id = s.book_id ${PARTS}
   left join memory_states m on m.user_id = s.user_id and m.item_id = i.id
   where s.user_id = ? and m.item_id is null and ${SHOWN} order by s.id limit ? offset ?`,
);
const countDue = database.prepare<unknown[], { due: number }>(
  'select count(*) as due from memory_states where user_id = ? and due_at <= ?',
);
const findQuestion = database.prepare<unknown[], { kind: string; answerKey: string }>(
  `select i.kind, r.answer_key as answerKey from items i
   join item_revisions r on r.item_id = i.id and r.revision = i.revision
   where i.id = ? and i.state = 'active'`,
);
const claimOperation = database.prepare(
  `insert into operations (user_id, op_id, kind, fingerprint, reply, created_at)
   values (?, ?, 'answer', ?, ?, ?) on conflict do nothing`,
);
const countAnswer = database.prepare<unknown[], { streak: number }>(
  `update users set xp = xp + ?, streak = case when ? then streak + 1 else 0 end,
   total_answered = total_answered + 1, correct_answered = correct_answered + ?
   where id = ? returning streak`,
);
const insertEvent = database.prepare(
  `insert into review_events (user_id, op_id, item_id, revision, kind, value, is_correct, practice,
   xp, streak, answered_at, received_at, time_zone, local_day)
   values (?, ?, ?, 1, 'answer', ?, ?, 'new', ?, ?, ?, ?, ?, '2026-05-04')`,
);
const storeMemory = database.prepare(
  `insert into memory_states (user_id, item_id, due_at, stability, difficulty, scheduled_days,
   learning_steps, reps, lapses, phase, last_review_at, last_outcome, right_once)
   values (?, ?, ?, 3, 5, 3, 0, 1, 0, 2, ?, ?, ?)
   on conflict do update set due_at = excluded.due_at, reps = reps + 1,
   last_review_at = excluded.last_review_at, last_outcome = excluded.last_outcome`,
);

const presentCard = (card: Card) => ({
  itemType: 'question',
  id: card.id,
  revision: card.revision,
  type: card.kind,
  ...JSON.parse(card.body),
  ...(card.dueAt === null ? {} : { dueAt: card.dueAt }),
  ismastered: false,
  book: {
    id: card.bookId,
    slug: card.slug,
    title: card.title,
    author: card.author,
    year: card.year,
    description: card.description,
    imageUrl: card.imageUrl,
    coverUrl: card.coverUrl,
    topic: { name: card.topic, color: card.color },
  },
});

function feedPage(reader: number, offset: number, limit: number): unknown[] {
  const due = dueCards.all(reader, WORLD_NOW, reader, limit, offset);
  const left = limit - due.length;
  if (left === 0) return due.map(presentCard);
  const before = countDue.get(reader, WORLD_NOW)?.due ?? 0;
  const fresh = newCards.all(reader, reader, left, Math.max(0, offset - before));
  return [...due, ...fresh].map(presentCard);
}

type Answered = { questionId: number; answer: unknown };

const answerQuestion = database.transaction(
  (reader: number, opId: string, { questionId, answer }: Answered) => {
    const question = findQuestion.get(questionId);
    if (question === undefined) throw new Error(`There is no question ${questionId}`);
    const key: { answer: unknown; explanation: string } = JSON.parse(question.answerKey);
    const isCorrect = key.answer === answer;
    const xp = isCorrect ? RIGHT_XP : 0;
    const flag = Number(isCorrect);
    const now = Date.now();
    const streak = countAnswer.get(xp, flag, flag, reader)?.streak ?? 0;
    const reply = {
      isCorrect,
      correctAnswer: key.answer,
      explanation: key.explanation,
      streak,
      xp,
    };
    claimOperation.run(reader, opId, opId, JSON.stringify(reply), now);
    const value = JSON.stringify(answer);
    insertEvent.run(reader, opId, questionId, value, flag, xp, streak, now, now, 'Europe/Berlin');
    const outcome = isCorrect ? 'right' : 'wrong';
    storeMemory.run(reader, questionId, now + 3 * DAY_MS, now, outcome, flag);
    return reply;
  },
);

const readerOf = ({ headers }: IncomingMessage) => Number(headers['reader']);

function send(response: ServerResponse, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const offset = Number(searchParams.get('offset') ?? 0);
    send(response, feedPage(readerOf(request), offset, FIRST_PAGE));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => void chunks.push(chunk));
  request.on('end', () => {
    const body: Answered = JSON.parse(Buffer.concat(chunks).toString());
    const opId = String(request.headers['idempotency-key']);
    send(response, answerQuestion.immediate(readerOf(request), opId, body));
  });
});
server.listen(socket, () => console.log('ready'));
