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
  const told = { email: 'ada@example.org', email_verified: value };
  expect(identity(told).isEmailVerified).toBe(isVerified);
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

it('without the claim of groups none are told', () => {
  expect(identity({}).groups).toBeNull();
});

const ada = { email: 'ada@example.org' };
const eve = { email: 'eve@example.org' };
const verified = { email_verified: true };

it.each([
  ['of the ID token is not that of another one', { ...ada, ...verified }, eve, eve, false],
  ['of the ID token is that of the same one', { ...ada, ...verified }, ada, ada, true],
  ['of the userinfo is not that of another one', ada, verified, ada, false],
  ['of the ID token stands without the userinfo', { ...ada, ...verified }, {}, ada, true],
  ['of the userinfo goes first', eve, { ...ada, ...verified }, ada, true],
])('a verified address %s', (_, idToken, userInfo, { email }, isEmailVerified) => {
  const told = identityOf({ idToken: { sub: 'ada', ...idToken }, userInfo }, 'groups');
  expect(told).toMatchObject({ email, isEmailVerified });
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
