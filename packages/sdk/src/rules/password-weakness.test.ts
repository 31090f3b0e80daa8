import { describe, expect, it } from 'vitest';

import { commonPasswords, passwordWeakness } from './password-weakness.ts';

const rita = { name: 'Rita Ödegård', email: 'Rita.O@post.example.org' };
const common = new Set(['password', 'dragon', 'zaq12wsx']);

describe('a password is easy to guess', () => {
  it.each([
    ['dragon', 'common'],
    ['PassWord', 'common'],
    ['password ', 'common'],
    [' Dragon', 'common'],
    ['dragonfly-7', undefined],
    ['rita.o@post.example.org', 'own-email'],
    ['RITA.O@POST.EXAMPLE.ORG', 'own-email'],
    ['rita.o', 'own-email'],
    ['Rita.O1985', 'own-email'],
    ['example.org!', 'own-email'],
    ['rita1985', 'own-email'],
    ['ritarita', 'own-email'],
    ['RitaÖdegård', 'own-name'],
    ['rita odegard', 'own-name'],
    ['ödegård99', 'own-name'],
    ['Morsel2026', 'app-name'],
    ['rita-loves-cheese', undefined],
    ['margarita', undefined],
    ['organist', undefined],
    ['post-horn-gallop', undefined],
    ['snack counter', undefined],
    ['', undefined],
  ])('%s: %s', (password, weakness) => {
    expect(passwordWeakness(password, rita, common)).toBe(weakness);
  });

  it('by nothing that is not typed yet, or too short to be meant', () => {
    for (const owner of [
      { name: '', email: '' },
      { name: ' ', email: '@' },
      { name: 'Al B', email: 'a@b.c' },
    ]) {
      expect(passwordWeakness('albatross', owner, common)).toBeUndefined();
    }
  });
});

describe('the common passwords', () => {
  it('are the ten thousand first that are long enough', () => {
    const list = ['12345', ...Array.from({ length: 10_001 }, (_, at) => `used-${at}`)];
    const picked = commonPasswords(list);
    expect(picked).toHaveLength(10_000);
    expect([picked[0], picked.at(-1)]).toEqual(['used-0', 'used-9999']);
  });
});
