import type { QuestionKind } from '@morsel/sdk/domain';

/** The written answer that one of the shapes claims to be right. */
export const CLAIMED_ID = '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a00';

/** What an operation is about, whose id is known only where it is. */
type Subject = QuestionKind | 'flashcard' | 'book' | 'bite';

/**
 * Every shape of operation that a released version of the app has kept, word for word but for the
 * id of its target. Devices hold them for weeks: entries are only ever added, never changed.
 */
export const RELEASED_SHAPES: readonly { about: Subject; operation: object }[] = [
  {
    about: 'mcq',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a01',
      kind: 'answer',
      value: 1,
      answeredAt: 1_772_442_000_000,
      timeZone: 'Europe/Zurich',
      revision: 1,
    },
  },
  {
    about: 'true_false',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a02',
      kind: 'answer',
      value: 0,
      answeredAt: 1_772_442_000_000,
      timeZone: 'America/New_York',
      revision: 1,
    },
  },
  {
    about: 'match_pairs',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a03',
      kind: 'answer',
      value: { Ape: 'Mammal', Hen: 'Bird', Cod: 'Fish' },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'arrange_list',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a04',
      kind: 'answer',
      value: [2, 0, 1],
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'mcq',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a05',
      kind: 'answer',
      value: 1,
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'flashcard',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a06',
      kind: 'rating',
      value: 'easy',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'flashcard',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a07',
      kind: 'rating',
      value: 'medium',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'flashcard',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a08',
      kind: 'rating',
      value: 'hard',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'mcq',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a09',
      kind: 'mastery',
      value: true,
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'mcq',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a10',
      kind: 'mastery',
      value: false,
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'book',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a11',
      kind: 'shelf',
      value: true,
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'book',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a12',
      kind: 'shelf',
      value: false,
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'mcq',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a13',
      kind: 'answer',
      value: 'unknown',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'true_false',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a14',
      kind: 'answer',
      value: 'unknown',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'match_pairs',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a15',
      kind: 'answer',
      value: 'unknown',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'arrange_list',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a16',
      kind: 'answer',
      value: 'unknown',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'typed',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a17',
      kind: 'answer',
      value: { text: 'Gravity' },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'cloze',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a18',
      kind: 'answer',
      value: { text: 'Photosynthesis' },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
      revision: 1,
    },
  },
  {
    about: 'typed',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a19',
      kind: 'claim',
      value: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a00',
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'bite',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a20',
      kind: 'bite',
      value: { decision: 'kept', gap: { start: 16, end: 20 } },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'bite',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a21',
      kind: 'bite',
      value: { decision: 'kept', gap: null },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'bite',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a22',
      kind: 'bite',
      value: { decision: 'skipped' },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
  {
    about: 'bite',
    operation: {
      opId: '0b6f0a52-8f5e-4d0a-9a35-3f1f5f0f8a23',
      kind: 'bite',
      value: { decision: 'open' },
      answeredAt: 1_772_442_000_000,
      timeZone: 'UTC',
    },
  },
];
