import type { TokenScope } from '@morsel/sdk/domain';
import { Type } from 'typebox';

import { readProgress } from '../../modules/progress/read-progress.ts';
import { dueByBook } from '../../modules/quiz/next-item.ts';
import { listShelf } from '../../modules/shelf/list-shelf.ts';
import { fromBook, marked } from '../from-book.ts';
import { defineTool, READS } from '../tool.ts';

/** Books that are told of: those with most that is due. */
const MOST_BOOKS = 100;

const Count = Type.Integer({ minimum: 0 });

export const whatIsDue = defineTool({
  name: 'what_is_due',
  title: 'What is due',
  description:
    'How much the reader should practise now, tomorrow and within a week, their run of days, and the books on their shelf with their ids.',
  scope: 'read',
  hints: READS,
  input: Type.Object({}, { additionalProperties: false }),
  output: Type.Object({
    due: Type.Object({ now: Count, tomorrow: Count, week: Count }),
    dayStreak: Type.Integer({ minimum: 0, description: 'Days in a row.' }),
    reviewedToday: Count,
    books: Type.Array(
      Type.Object({
        bookId: Type.Integer(),
        due: Count,
        percentRight: Type.Integer({
          description: 'Of its questions, those answered right at least once.',
        }),
        isMastered: Type.Boolean(),
        fromBook: fromBook({ title: Type.String(), author: Type.String() }),
      }),
    ),
  }),
  async act(_, { db, reader, scopes, now, newId }) {
    const { dues, dayStreak, days, today } = await readProgress(db, { reader, now });
    const due = await dueByBook(db, { reader, now });
    const books = (await listShelf(db, reader))
      .map(({ book: { id, title, author }, progress, ismastered }) => ({
        bookId: id,
        due: due.get(id) ?? 0,
        percentRight: progress,
        isMastered: ismastered,
        fromBook: { title, author },
      }))
      .toSorted((a, b) => b.due - a.due)
      .slice(0, MOST_BOOKS);
    const { now: dueNow, tomorrow, week } = dues;
    const lines = [
      `${dueNow} due now, ${tomorrow} more by the end of tomorrow, ${week} within a week.`,
      ...(dueNow === 0 ? ['ask_me goes on with what is new.'] : []),
      `Days in a row: ${dayStreak.days}.`,
      books.length === 0 ? emptyText(scopes) : 'On the shelf:',
    ];
    const shelf = books.map(
      ({ bookId, due, percentRight, fromBook: { title, author } }) =>
        `bookId ${bookId}: ${due} due, ${percentRight} % answered right once. ${title}, ${author}`,
    );
    return {
      text: [...lines, ...(books.length > 0 ? [marked(shelf.join('\n'), newId)] : [])].join('\n'),
      told: {
        due: { now: dueNow, tomorrow, week },
        dayStreak: dayStreak.days,
        reviewedToday: days.find(({ day }) => day === today)?.reviews ?? 0,
        books,
      },
    };
  },
});

const emptyText = (scopes: readonly TokenScope[]): string =>
  scopes.includes('add-texts')
    ? 'The shelf is empty: add_book puts a book on it.'
    : 'The shelf is empty: the reader can add books to it in Morsel.';
