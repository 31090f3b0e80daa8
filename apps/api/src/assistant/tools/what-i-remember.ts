import type { FeedItem } from '@morsel/sdk/contract';
import { Type } from 'typebox';

import { readBook } from '../../modules/books/read-books.ts';
import { readBookMastery } from '../../modules/mastery/list-mastered.ts';
import { findWeakSpots } from '../../modules/progress/find-weak-spots.ts';
import { readBookMemory } from '../../modules/progress/read-memory.ts';
import { dueByBook } from '../../modules/quiz/next-item.ts';
import { fromBook, marked } from '../from-book.ts';
import { defineTool, READS } from '../tool.ts';
import { bookIdOf } from './parameters.ts';

const MOST_WEAK_SPOTS = 8;
const [IN_A_WEEK, IN_A_MONTH] = [7, 30];

const Count = Type.Integer({ minimum: 0 });

const WeakSpot = Type.Object({
  itemId: Type.Integer(),
  wasMissed: Type.Boolean({ description: 'The last time.' }),
  percentRecall: Type.Integer({ description: 'Chance that it is remembered now.' }),
  fromBook: fromBook({
    asks: Type.String(),
    place: Type.Union([Type.String(), Type.Null()]),
  }),
});

export const whatIRemember = defineTool({
  name: 'what_do_i_remember',
  title: 'What do I remember of this book',
  description:
    'How much of a book the reader knows now and will know in a week and a month without practice, how firm it is, what is due, and what they are weakest in. It tells no solutions.',
  scope: 'read',
  hints: READS,
  input: Type.Object(
    { bookId: bookIdOf('As what_is_due tells it.') },
    { additionalProperties: false },
  ),
  output: Type.Object({
    ideas: Type.Integer({ minimum: 0, description: 'That the book has for this reader.' }),
    met: Type.Integer({ minimum: 0, description: 'Of these, practised at least once.' }),
    remembered: Type.Object(
      { now: Count, inAWeek: Count, inAMonth: Count },
      { description: 'Of these, how many are expected to be known.' },
    ),
    stabilityDays: Type.Union([Type.Number(), Type.Null()], {
      description: 'Median of the days after which nine of ten are still remembered.',
    }),
    isMastered: Type.Boolean(),
    due: Count,
    weakSpots: Type.Array(WeakSpot),
    fromBook: fromBook({ title: Type.String(), author: Type.String() }),
  }),
  async act({ bookId }, { db, reader, now, newId }) {
    const { title, author } = await readBook(db, reader, { bookId });
    const { total, met, forecast } = await readBookMemory(db, { reader, now, bookId });
    const most = MOST_WEAK_SPOTS;
    const { stabilityDays, weakSpots } = await findWeakSpots(db, { reader, bookId, now, most });
    const isMastered = await readBookMastery(db, reader, bookId);
    const due = (await dueByBook(db, { reader, now })).get(bookId) ?? 0;
    const remembered = {
      now: forecast[0] ?? 0,
      inAWeek: forecast[IN_A_WEEK] ?? 0,
      inAMonth: forecast[IN_A_MONTH] ?? 0,
    };
    const told = {
      ideas: total,
      met,
      remembered,
      stabilityDays: stabilityDays === null ? null : Math.round(stabilityDays * 10) / 10,
      isMastered,
      due,
      weakSpots: weakSpots.map(({ item, recall, wasMissed }) => ({
        itemId: item.id,
        wasMissed,
        percentRecall: Math.round(recall * 100),
        fromBook: { asks: asksOf(item), place: item.place },
      })),
      fromBook: { title, author },
    };
    return { text: memoryText(told, newId), told };
  },
});

const asksOf = (item: FeedItem) => (item.itemType === 'question' ? item.questionText : item.front);

type Memory = {
  ideas: number;
  met: number;
  remembered: { now: number; inAWeek: number; inAMonth: number };
  stabilityDays: number | null;
  isMastered: boolean;
  due: number;
  weakSpots: { percentRecall: number; wasMissed: boolean; fromBook: { asks: string } }[];
  fromBook: { title: string; author: string };
};

function memoryText(memory: Memory, newId: () => string): string {
  const { ideas, met, remembered, stabilityDays, isMastered, due, weakSpots } = memory;
  const { title, author } = memory.fromBook;
  const lines = [
    `Of ${ideas} ideas, ${met} were met; about ${remembered.now} are known now, ${remembered.inAWeek} in a week and ${remembered.inAMonth} in a month without practice.`,
    stabilityDays === null
      ? 'Nothing of it was practised yet.'
      : `Half of what was practised holds ${stabilityDays} days or longer.`,
    `Due now: ${due}.${isMastered ? ' The book is mastered.' : ''}`,
    weakSpots.length === 0 ? 'There is no weak spot.' : 'The book, and its weak spots:',
  ];
  const spots = weakSpots.map(
    ({ percentRecall, wasMissed, fromBook: { asks } }) =>
      `${wasMissed ? 'missed last time' : `${percentRecall} % likely known`}: ${asks}`,
  );
  return `${lines.join('\n')}\n${marked([`${title}, ${author}`, ...spots].join('\n'), newId)}`;
}
