import { DAY_MS } from '@morsel/sdk/domain';
import * as fc from 'fast-check';

import { type FuzzWorld, PASSWORD, RESET_TOKEN } from './fuzz-world.ts';
import { hostileValues } from './hostile-values.ts';
import type { KnownValues } from './schema-values.ts';

const NOTHING = 9999;

const COVERS = [
  'https://covers.example/1.png',
  'http://covers.example/',
  'javascript:alert(1)',
  '',
  '//',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://user:word@covers.example/',
  'https://%',
];

/** What browsers say they had signed, or nearly. */
const CLIENT_DATA = ['{"challenge":"AA"}', '{"challenge":[]}', '[]', '{', '\u0000'].map((text) =>
  Buffer.from(text).toString('base64url'),
);

const UNFIT: unknown[] = [
  [0, 0, 0],
  [0, 1, 2, 3],
  { Ape: 'Mammal' },
  { Ape: 'Bird', Hen: 'Bird', Cod: 'Fish' },
  { toString: 'Mammal', Hen: 'Bird', Cod: 'Fish' },
  -1,
  null,
  '1',
  true,
  [2],
  {},
];

const newEmails = fc.nat({ max: 99 }).map((number) => `new-${number}@example.org`);

/** One of the usual values, or now and then another. */
const usually = <T>(usual: readonly T[], rare: readonly T[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  );

/** Values that mean something to the server when a reader sends them, by the names of fields. */
export function knownValues({ things, callers, clock }: FuzzWorld, ownId: number): KnownValues {
  const userIds = callers.map(({ id }) => id);
  const { questionIds, flashcardIds, emails } = things;
  const times = timesAround(clock.now);
  const passwords = usually([PASSWORD], ['crumb-1', '', 'short', '\uD800'.repeat(6)]);
  return {
    userId: usually([ownId], [...userIds, NOTHING]),
    bookId: usually(things.bookIds, [NOTHING]),
    slug: usually(things.slugs, ['no-such-book']),
    questionId: usually(questionIds, [...flashcardIds, NOTHING]),
    flashcardId: usually(flashcardIds, [...questionIds, NOTHING]),
    passkeyId: usually(things.passkeyIds, [NOTHING]),
    itemId: usually([...questionIds, ...flashcardIds], [NOTHING]),
    note: usually(['It is the other way round.', ''], ['\u200B', 'One.\r\nTwo.', 'x'.repeat(1001)]),
    answer: answers,
    opId: opIds,
    title: usually(['Emma', ' emma ', 'ΕΜΜΑ', 'ﬁne', 'e\u0301', 'É'], ['\u200B', '  ']),
    author: usually(['Jane Austen', 'JANE AUSTEN', '.', 'Ø'], ['  ', '\u202E']),
    imageUrl: fc.constantFrom(...COVERS),
    email: fc.oneof(newEmails, usually([...emails, ' RITA@EXAMPLE.ORG'], ['a@b', '@'])),
    name: usually(['Nora', 'N'.repeat(100)], ['', '\u200B', '\u202Eevil']),
    password: passwords,
    currentPassword: passwords,
    newPassword: usually([PASSWORD, 'crumb-1'], ['short']),
    token: usually([RESET_TOKEN], ['', 'guessed', 'x'.repeat(43)]),
    clientDataJSON: fc.constantFrom(...CLIENT_DATA),
    confirmation: fc.constantFrom('DELETE', ...emails, 'delete', ''),
    'idempotency-key': opIds,
    'answered-at': times,
    'time-zone': timeZones,
    'item-revision': usually([1], [2]),
    'feed-id': usually(['tab-1', 'tab-2'], ['__proto__']),
    known: fc.array(fc.constantFrom(...questionIds, ...flashcardIds)).map(asKnown),
    count: fc.constantFrom(5, 10, 15, 20),
    kinds: usually(['mcq', 'typed,cloze'], ['flashcard', 'mcq,', '']),
    chapters: usually(['1', '2,1'], ['0', '1-3', '99']),
    keep: usually<unknown>([[]], [[NOTHING], [1], [1, 1]]),
    strike: usually<unknown>([[]], [[NOTHING], [1], null]),
    sentAt: times,
    operations: fc.array(operationsOn(things, times), { maxLength: 6 }),
    size: fc.integer({ min: 1, max: 30 }),
    offset: fc.nat({ max: 30 }),
    limit: fc.integer({ min: 1, max: 30 }),
  };
}

const opIds = fc.nat({ max: 2000 }).map((number) => `operation-${number}`);
const timeZones = usually(['UTC', 'Europe/Zurich', 'Pacific/Apia'], ['Nowhere', '+05:00']);
const timesAround = (now: number) =>
  fc.integer({ min: -40, max: 40 }).map((days) => now + days * DAY_MS);

/** Operations as devices keep them, of targets and with values that at times do not fit. */
function operationsOn(
  { questionIds, flashcardIds, bookIds }: FuzzWorld['things'],
  times: fc.Arbitrary<number>,
): fc.Arbitrary<unknown> {
  const of = (kind: string, targets: number[], values: fc.Arbitrary<unknown>) =>
    fc.record({
      kind: fc.constant(kind),
      target: usually(targets, [NOTHING, ...flashcardIds]),
      value: fc.oneof({ weight: 12, arbitrary: values }, hostileValues),
      opId: opIds,
      answeredAt: times,
      timeZone: timeZones,
      revision: usually([1, undefined], [2, 0]),
    });
  return fc.oneof(
    of('answer', questionIds, answers),
    of('rating', flashcardIds, fc.constantFrom('easy', 'medium', 'hard')),
    of('mastery', questionIds, fc.boolean()),
    of('claim', questionIds, opIds),
    of('shelf', bookIds, fc.boolean()),
    of('wish', bookIds, fc.boolean()),
  );
}

/** Items that a device has, as the study pack's query names them. */
const asKnown = (ids: number[]) => ids.map((id) => `${id}.1`).join(',');

/** Answers to the questions of the factories: right, wrong, and such as do not fit. */
const answers = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1) },
  fc.constantFrom(2, 3, 4),
  fc.constantFrom('gravity', 'Attraction', '\u0000', '?').map((text) => ({ text })),
  fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  fc
    .shuffledSubarray(['Mammal', 'Bird', 'Fish'], { minLength: 3 })
    .map(([ape, hen, cod]) => ({ Ape: ape, Hen: hen, Cod: cod })),
  fc.constantFrom(...UNFIT),
);
