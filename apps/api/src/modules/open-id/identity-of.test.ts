import { expect, it } from 'vitest';

import { identityOf } from './identity-of.ts';

const identity = (told: Record<string, unknown>) =>
  identityOf({ idToken: { sub: 'ada' }, userInfo: told }, 'groups');

it.each([
  [{ email: ' Ada@Example.org ' }, 'ada@example.org'],
  [{ email: 'ada' }, null],
  [{ email: 7 }, null],
  [{}, null],
])('the e-mail address in %o is %s', (told, email) => {
  expect(identity(told).email).toBe(email);
});

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('an address whose email_verified is %j counts as verified: %s', (value, isVerified) => {
  expect(identity({ email_verified: value }).isEmailVerified).toBe(isVerified);
});

it.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['a', 7, null], ['a']],
  ['a', ['a']],
  [{ a: 1 }, []],
  [undefined, []],
])('groups of %j are %j', (value, groups) => {
  expect(identity({ groups: value }).groups).toEqual(groups);
});

it.each([
  [{ preferred_username: 'ada', name: 'Ada' }, 'Ada'],
  [{ preferred_username: 'ada', name: ' ' }, 'ada'],
  [{ nickname: 'Countess' }, 'Countess'],
  [{ name: ['Ada'] }, null],
])('the name in %o is %j', (told, name) => {
  expect(identity(told).name).toBe(name);
});

it('is the subject of the ID token, and proved at its time, whatever the userinfo says', () => {
  const idToken = { sub: 'ada', auth_time: 7 };
  const told = identityOf({ idToken, userInfo: { sub: 'eve', auth_time: 9 } }, 'groups');
  expect(told).toMatchObject({ subject: 'ada', provedAt: 7000 });
});
