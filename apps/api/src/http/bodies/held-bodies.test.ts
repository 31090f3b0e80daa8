import { expect, test } from 'vitest';

import type { Sender } from '../../sender.ts';
import { HeldBodies } from './held-bodies.ts';

const known = (id: number): Sender => ({ id, trust: 'known' });
const newcomer = (id: string): Sender => ({ id, trust: 'newcomer' });
const [A, B, C] = [known(1), known(2), known(3)];
const [near, far] = [newcomer('near'), newcomer('far')];
const OF_TEXTS = { what: 'texts', free: 0, ofOne: 6, inAll: 6 };
const ADMIN: Sender = { id: 9, trust: 'admin' };

type Coming = readonly [name: string, sender: Sender, bytes: number, isKept?: 'kept'];

/** Who has to go when these come one after another, where one may have 6 and all together 10. */
function outcomeOf(coming: readonly Coming[]): string {
  const bodies = new HeldBodies({ ...OF_TEXTS, inAll: 10 });
  const events: string[] = [];
  for (const [name, sender, bytes, isKept] of coming) {
    const body = bodies.hold(sender);
    body.oncePushedOut(() => events.push(`${name} makes room`));
    try {
      body.grow(bytes);
      if (isKept) body.keep();
    } catch {
      events.push(`${name} is refused`);
      body.release();
    }
  }
  return events.join(', ');
}

test.each<[string, Coming[], string]>([
  [
    'nobody, as long as there is room',
    [
      ['a', A, 6],
      ['b', B, 4],
    ],
    '',
  ],
  [
    'who has too much alone',
    [
      ['a', A, 6],
      ['a again', A, 1],
    ],
    'a again is refused',
  ],
  [
    'newcomers, for one who is known',
    [
      ['n', near, 6],
      ['f', far, 4],
      ['a', A, 3],
    ],
    'n makes room',
  ],
  [
    'of newcomers who holds most',
    [
      ['n', near, 2],
      ['f', far, 6],
      ['a', A, 3],
    ],
    'f makes room',
  ],
  [
    'as many as it takes',
    [
      ['n', near, 5],
      ['f', far, 5],
      ['a', A, 6],
    ],
    'n makes room, f makes room',
  ],
  [
    'of equals who holds more',
    [
      ['a', A, 6],
      ['b', B, 4],
      ['c', C, 2],
    ],
    'a makes room',
  ],
  [
    'who comes, of those who hold as much',
    [
      ['a', A, 5],
      ['b', B, 5],
      ['c', C, 5],
    ],
    'c is refused',
  ],
  [
    'no one known, for a newcomer',
    [
      ['a', A, 6],
      ['b', B, 4],
      ['n', near, 1],
    ],
    'n is refused',
  ],
  [
    'nobody who is being worked on',
    [
      ['n', near, 6, 'kept'],
      ['b', B, 4, 'kept'],
      ['a', A, 1],
    ],
    'a is refused',
  ],
  [
    'nobody, for an admin',
    [
      ['n', near, 6],
      ['a', A, 4],
      ['admin', ADMIN, 6],
    ],
    '',
  ],
])('there makes room: %s', (_, coming, expected) => {
  expect(outcomeOf(coming)).toBe(expected);
});

test('what is over leaves its room to others', () => {
  const bodies = new HeldBodies(OF_TEXTS);
  const first = bodies.hold(A);
  first.grow(6);
  first.release();
  first.release();
  const second = bodies.hold(A);
  second.grow(6);
  expect(() => bodies.hold(B).grow(6)).toThrow(/busy/);
  expect(() => first.grow(1)).toThrow(/busy/);
});

test('who asks too late is told at once', () => {
  const bodies = new HeldBodies(OF_TEXTS);
  const body = bodies.hold(near);
  body.grow(6);
  bodies.hold(A).grow(1);
  const reasons: Error[] = [];
  body.oncePushedOut((reason) => reasons.push(reason));
  expect(reasons).toHaveLength(1);
});

test('what is small has room whatever others hold', () => {
  const bodies = new HeldBodies({ ...OF_TEXTS, free: 2 });
  bodies.hold(A).grow(8);
  const body = bodies.hold(near);
  body.grow(1);
  body.grow(1);
  expect(() => body.grow(1)).toThrow(/busy/);
});
