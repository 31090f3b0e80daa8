import { type Static, type TSchema, Type } from 'typebox';

import { REPORT_REASONS } from '../../domain/reports.ts';
import type { WebhookMessageType } from '../../domain/webhooks.ts';
import { CalendarDay, Count, Id } from './scalars.ts';

const BookTold = Type.Object({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  slug: Type.String(),
});

/** A body as the Standard Webhooks specification has it; `timestamp` (ISO 8601) is when it happened. */
const message = <Name extends WebhookMessageType, Data extends TSchema>(
  type: Name,
  data: Data,
  { description, example }: { description: string; example: Static<Data> },
) =>
  Type.Object(
    { type: Type.Literal(type), timestamp: Type.String({ format: 'date-time' }), data },
    { description, examples: [{ type, timestamp: '2026-03-02T19:00:00.000Z', data: example }] },
  );

const book = { id: 7, title: 'Sapiens', author: 'Yuval Noah Harari', slug: 'sapiens' };

export const BookAddedMessage = message('book.added', Type.Object({ book: BookTold }), {
  description: 'Somebody has added a book.',
  example: { book },
});

export const ItemsMadeMessage = message(
  'items.made',
  Type.Object({ book: BookTold, what: Type.String(), count: Count }),
  {
    description: 'Questions or flashcards were made for a book, and may be answered now.',
    example: { book, what: 'questions', count: 12 },
  },
);

export const ItemReportedMessage = message(
  'item.reported',
  Type.Object({
    book: BookTold,
    item: Type.Object({ id: Id, revision: Count }),
    reason: Type.Enum(REPORT_REASONS),
  }),
  {
    description: 'An item was reported; neither what it says nor who reported it is told.',
    example: { book, item: { id: 311, revision: 2 }, reason: 'wrong' },
  },
);

export const AchievementEarnedMessage = message(
  'achievement.earned',
  Type.Object({
    achievement: Type.Object({
      id: Type.String(),
      title: Type.String(),
      description: Type.String(),
    }),
  }),
  {
    description: 'The reader has earned an achievement.',
    example: {
      achievement: {
        id: 'first-right-answer',
        title: 'First Bite',
        description: 'You answered your first question right.',
      },
    },
  },
);

export const GoalMetMessage = message(
  'goal.met',
  Type.Object({ day: CalendarDay, goal: Count, done: Count }),
  {
    description: 'So many answers and ratings were given on a day of the reader’s.',
    example: { day: '2026-03-02', goal: 20, done: 20 },
  },
);

export const StreakAtRiskMessage = message(
  'streak.at_risk',
  Type.Object({ day: CalendarDay, dayStreak: Count, freezes: Count }),
  {
    description:
      'It is evening where the reader is, and today has no practice yet: without it the run of days ends, ' +
      'or takes a freeze.',
    example: { day: '2026-03-02', dayStreak: 12, freezes: 1 },
  },
);

export const TestMessage = message('webhook.test', Type.Object({ webhookId: Id }), {
  description: 'Somebody pressed “Send a test”.',
  example: { webhookId: 3 },
});

export const SwitchedOffMessage = message(
  'webhook.switched_off',
  Type.Object({ webhookId: Id, host: Type.String(), why: Type.String() }),
  {
    description: 'Another hook of the same owner has failed for too long.',
    example: { webhookId: 4, host: 'example.org', why: 'failing' },
  },
);

export const WebhookMessage = Type.Union(
  [
    BookAddedMessage,
    ItemsMadeMessage,
    ItemReportedMessage,
    AchievementEarnedMessage,
    GoalMetMessage,
    StreakAtRiskMessage,
    TestMessage,
    SwitchedOffMessage,
  ],
  { description: 'What an address gets as the body of a delivery.' },
);
export type WebhookMessage = Static<typeof WebhookMessage>;
