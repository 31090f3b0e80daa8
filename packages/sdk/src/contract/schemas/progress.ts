import { type Static, Type } from 'typebox';

import { FORECAST_DAYS } from '../../domain/limits.ts';
import { QuestionKind } from './question.ts';
import { CalendarDay, Count, Id, nullable } from './scalars.ts';

export const ActivityDay = Type.Object(
  {
    day: CalendarDay,
    reviews: Count,
    xp: Count,
    isFrozen: Type.Boolean(),
  },
  {
    description:
      'What was done on a day; `isFrozen`: nothing was, and a freeze kept the day streak.',
  },
);
export type ActivityDay = Static<typeof ActivityDay>;

export const DayStreak = Type.Object(
  { days: Count, freezes: Count, daysToFreeze: Count },
  {
    description:
      '`freezes` are kept for days off; `daysToFreeze` more days of practice earn another one.',
  },
);
export type DayStreak = Static<typeof DayStreak>;

export const KindAccuracy = Type.Object({ kind: QuestionKind, answered: Count, right: Count });
export type KindAccuracy = Static<typeof KindAccuracy>;

export const Dues = Type.Object(
  {
    now: Count,
    tomorrow: Count,
    week: Count,
    catchUp: nullable(Type.Object({ perDay: Count, days: Count })),
  },
  {
    description:
      "How much of what may stand in the reader's feed is due `now`, comes due after that until " +
      'the end of `tomorrow`, and until the end of the sixth day after today (`week`, those of ' +
      'tomorrow among them). Where more is due than a usual day of the reader and a quarter ' +
      'more take, `catchUp` spreads it over some days.',
  },
);
export type Dues = Static<typeof Dues>;

export const ReaderProgress = Type.Object(
  {
    today: CalendarDay,
    from: CalendarDay,
    days: Type.Array(ActivityDay),
    kinds: Type.Array(KindAccuracy),
    dayStreak: DayStreak,
    dues: Dues,
  },
  {
    description:
      'What the reader did in the thirteen weeks (Monday to Sunday) that end with the current ' +
      'one, from the day `from`; days without anything are left out. `today` by the calendar ' +
      'where they practised last.',
  },
);
export type ReaderProgress = Static<typeof ReaderProgress>;

export const BookMemory = Type.Object(
  {
    bookId: Id,
    total: Count,
    met: Count,
    forecast: Type.Array(Count, { minItems: FORECAST_DAYS, maxItems: FORECAST_DAYS }),
  },
  {
    description:
      'How much of a book the reader remembers, counted by idea: of `total` ideas in the items ' +
      'that they can see, or will when they have read so far, `met` were practised. An item of ' +
      'which nobody has said what it is about counts as an idea of its own. `forecast` is how ' +
      'many they are expected to know today and on each of the next 30 days, if they practise ' +
      'nothing until then.',
  },
);
export type BookMemory = Static<typeof BookMemory>;

export const BookMemories = Type.Array(BookMemory);
export type BookMemories = Static<typeof BookMemories>;
