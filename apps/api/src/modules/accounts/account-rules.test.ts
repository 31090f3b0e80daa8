import { describe, expect, it } from 'vitest';

import { readConfig } from '../../process/config.ts';
import { checkedSignUp } from './account-fields.ts';
import { passwordRules } from './password-rules.ts';

const rules = await passwordRules('basic');

const ada = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };

/** What a sign-up and the configuration of an admin make of the same credentials. */
function stored({ email, password }: { email: string; password: string }) {
  const signedUp = () => checkedSignUp({ ...ada, email, password }, rules);
  const configured = () => readConfig({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }).admin;
  return { signedUp, configured };
}

describe('sign-up and configuration agree', () => {
  it.each(['ada@example.org', ' Ada@Example.ORG ', 'ada+b@sub.example.org', 'ä@bücher.example'])(
    'that %j is an email address',
    (text) => {
      const { signedUp, configured } = stored({ ...ada, email: text });
      const email = text.trim().toLowerCase();
      expect(signedUp()).toMatchObject({ email });
      expect(configured()).toMatchObject({ email });
    },
  );

  it.each([
    'ada',
    'ada@example',
    '@example.org',
    'ada@b@example.org',
    'ada b@example.org',
    'ada\u200B@example.org',
    `${'a'.repeat(254)}@example.org`,
  ])('that %j is none', (email) => {
    const { signedUp, configured } = stored({ ...ada, email });
    expect(signedUp).toThrow('Please enter a valid email');
    expect(configured).toThrow('ADMIN_EMAIL must be an email address');
  });

  it('on the shortest password', () => {
    const { signedUp, configured } = stored({ ...ada, password: '12345' });
    expect(signedUp).toThrow('at least 6 characters');
    expect(configured).toThrow('6 to 200 characters');
    const longer = stored({ ...ada, password: '123456' });
    expect(longer.signedUp()).toMatchObject({ password: '123456' });
    expect(longer.configured()).toMatchObject({ password: '123456' });
  });

  it('that spaces are none', () => {
    const { signedUp, configured } = stored({ ...ada, password: '      ' });
    expect(signedUp).toThrow('Password must have more than spaces');
    expect(configured).toThrow('ADMIN_PASSWORD must be 6 to 200 characters');
  });
});
