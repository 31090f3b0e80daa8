import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: expect.stringMatching(/^file:.*\/data\/morsel\.db$/),
      sessionSecret: undefined,
      admin: undefined,
      passwordPolicy: 'basic',
      logLevel: 'warn',
    });
  });

  it('takes what is set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://morsel:secret@db.example/morsel',
      DATABASE_CONNECTIONS: '40',
      SESSION_SECRET: SECRET,
      ADMIN_EMAIL: 'Ada@Example.org',
      ADMIN_PASSWORD: 'lovelace',
      PASSWORD_POLICY: 'strict',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      OPENAI_MODEL: 'small',
      OPENAI_PRICES: '0.15/0.60',
      OPENAI_REVIEW_MODEL: 'other',
      OPENAI_REVIEW_PRICES: '1/2',
      GENERATION_BUDGET: '2.50/30 USD',
      PUBLIC_URL: 'https://morsel.example/',
      HSTS_SUBDOMAINS: 'yes',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      FEED_MEMORY: '64',
      BACKUP_EVERY: '12h',
      BACKUP_KEEP: '3',
      BACKUP_DIR: '/srv/backups',
      UPGRADE_WITHOUT_BACKUP: 'yes',
      METRICS: '9464',
      METRICS_TOKEN: SECRET,
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes',
      LOG_LEVEL: 'info',
    });
    expect(config).toEqual({
      port: 0,
      host: '::1',
      databaseUrl: 'postgres://morsel:secret@db.example/morsel',
      databaseConnections: 40,
      sessionSecret: SECRET,
      admin: { email: 'ada@example.org', password: 'lovelace' },
      passwordPolicy: 'strict',
      openAi: {
        apiKey: 'key',
        baseUrl: 'http://localhost:11434/v1',
        model: 'small',
        prices: { input: 0.15, output: 0.6 },
      },
      review: { model: 'other', prices: { input: 1, output: 2 } },
      openId: undefined,
      hasPasswordForm: true,
      budget: { unit: 'USD', day: 2_500_000, month: 30_000_000 },
      publicUrl: 'https://morsel.example',
      hstsSubdomains: true,
      trustProxy: ['10.0.0.0/8', '::1'],
      feedMemory: 64,
      backup: { every: 12 * HOUR_MS, keep: 3, folder: '/srv/backups', isNeededToUpgrade: false },
      metrics: { address: { host: '127.0.0.1', port: 9464 }, token: SECRET },
      webhookReach: 'private',
      logLevel: 'info',
    });
  });

  it('keeps nothing of feeds in memory where that is off', () => {
    expect(readConfig({ FEED_MEMORY: 'off' }).feedMemory).toBe(0);
  });

  it.each([
    [{ DATABASE_URL: 'file:/srv/morsel.db' }, { every: DAY_MS, folder: '/srv/backups' }],
    [{ DATABASE_URL: 'file:/srv/morsel.db', BACKUP_EVERY: 'off' }, { every: 0 }],
    [{ DATABASE_URL: 'postgres://db.example/morsel', SESSION_SECRET: SECRET }, { every: 0 }],
  ])('backs up a file daily beside it, a server when told to: %j', (settings, backup) => {
    expect(readConfig(settings).backup).toMatchObject({
      keep: 7,
      isNeededToUpgrade: true,
      ...backup,
    });
  });

  it.each([
    ['0', { host: '127.0.0.1', port: 0 }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
    ['[::]:9464', { host: '::', port: 9464 }],
    ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
  ])('has figures at %s', (METRICS, address) => {
    expect(readConfig({ METRICS }).metrics).toEqual({ address, token: undefined });
  });

  it('counts an empty value as absent', () => {
    expect(readConfig({ PORT: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
    ['HOST', 'not a host', 'HOST must be an IP address or a host name'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be an address such as file:'],
    ['DATABASE_URL', 'file:', 'DATABASE_URL must be an address such as file:'],
    ['DATABASE_CONNECTIONS', '1', 'DATABASE_CONNECTIONS must be a whole number from 2 to 1000'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must be 32 to 1000 characters long'],
    ['ADMIN_EMAIL', 'ada', 'ADMIN_EMAIL must be an email address'],
    ['ADMIN_EMAIL', 'ada@example.org', 'ADMIN_PASSWORD must be set when ADMIN_EMAIL is'],
    ['ADMIN_PASSWORD', '12345', 'ADMIN_PASSWORD must be 6 to 200 characters long'],
    ['ADMIN_PASSWORD', 'lovelace', 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is'],
    ['PASSWORD_POLICY', 'none', 'PASSWORD_POLICY must be basic or strict'],
    ['OPENAI_API_KEY', 'a key', 'OPENAI_API_KEY must be one word'],
    ['OPENAI_BASE_URL', 'api.openai.com', 'OPENAI_BASE_URL must be an address'],
    ['OPENAI_MODEL', 'a model', 'OPENAI_MODEL must be one word'],
    ['OPENAI_PRICES', '0.15', 'OPENAI_PRICES must be USD per million tokens'],
    ['OPENAI_PRICES', '-1/2', 'OPENAI_PRICES must be USD per million tokens'],
    ['OPENAI_REVIEW_MODEL', 'a model', 'OPENAI_REVIEW_MODEL must be one word'],
    ['OPENAI_REVIEW_PRICES', '1', 'OPENAI_REVIEW_PRICES must be USD per million tokens'],
    ['GENERATION_BUDGET', '2 USD', 'GENERATION_BUDGET must be an amount a day'],
    ['GENERATION_BUDGET', '30/2 USD', 'GENERATION_BUDGET must be an amount a day'],
    ['GENERATION_BUDGET', '0/2 USD', 'GENERATION_BUDGET must be an amount a day'],
    ['GENERATION_BUDGET', '2k/30k USD', 'GENERATION_BUDGET must be an amount a day'],
    ['GENERATION_BUDGET', '2/30 EUR', 'GENERATION_BUDGET must be an amount a day'],
    [
      'GENERATION_BUDGET',
      '2/30 USD',
      'OPENAI_PRICES must be set, and above 0, when GENERATION_BUDGET',
    ],
    ['PUBLIC_URL', 'morsel.example', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'https://morsel.example/?a', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'https://morsel.example/a"b', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'https://morsel.example/a//b', 'PUBLIC_URL must be an address'],
    ['PUBLIC_URL', 'https://a@morsel.example/', 'PUBLIC_URL must be an address'],
    ['HSTS_SUBDOMAINS', 'true', 'HSTS_SUBDOMAINS must be yes or no'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be IP addresses or networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be IP addresses or networks'],
    ['FEED_MEMORY', '0', 'FEED_MEMORY must be off or megabytes, a whole number from 1 to 65536'],
    ['BACKUP_EVERY', '90', 'BACKUP_EVERY must be off, or minutes, hours or days'],
    ['BACKUP_KEEP', '0', 'BACKUP_KEEP must be a whole number from 1 to 99999'],
    ['UPGRADE_WITHOUT_BACKUP', 'true', 'UPGRADE_WITHOUT_BACKUP must be yes or no'],
    ['METRICS', 'yes', 'METRICS must be a port such as 9464, or an address with a port'],
    ['METRICS', '0.0.0.0', 'METRICS must be a port such as 9464'],
    ['METRICS', 'a host:9464', 'METRICS must be a port such as 9464'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be 16 to 1000 characters without spaces'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, fatal, error, warn, info'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it.each([
    ['500k/10M tokens', { unit: 'tokens', day: 500_000, month: 10_000_000 }],
    ['1500/1.5k Tokens', { unit: 'tokens', day: 1500, month: 1500 }],
    ['0.1/2usd', { unit: 'USD', day: 100_000, month: 2_000_000 }],
  ])('takes a budget of %s', (GENERATION_BUDGET, budget) => {
    const settings = { GENERATION_BUDGET, OPENAI_PRICES: '0.15/0.60' };
    expect(readConfig(settings).budget).toEqual(budget);
  });

  it.each([
    [{}, 'tokens'],
    [{ OPENAI_PRICES: '0/0' }, 'tokens'],
    [{ OPENAI_PRICES: '0.15/0.60' }, 'USD'],
    [{ OPENAI_PRICES: '0.15/0.60', OPENAI_REVIEW_MODEL: 'other' }, 'tokens'],
  ])('has a budget without the setting, with %j in %s', (settings, unit) => {
    expect(readConfig(settings).budget.unit).toBe(unit);
  });

  it('needs the prices of both models for a budget in USD', () => {
    const settings = { OPENAI_PRICES: '1/2', OPENAI_REVIEW_MODEL: 'other' };
    expect(() => readConfig({ ...settings, GENERATION_BUDGET: '2/30 USD' })).toThrow(
      'OPENAI_REVIEW_PRICES must be set, and above 0, when GENERATION_BUDGET is in USD',
    );
  });

  it('needs a secret with PostgreSQL', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db.example/morsel' })).toThrow(
      'SESSION_SECRET must be set when DATABASE_URL is a PostgreSQL address',
    );
  });

  it('names all problems in one line, and repeats no value', () => {
    const read = () => readConfig({ PORT: 'x1', LOG_LEVEL: 'x2', SESSION_SECRET: 'x3' });
    expect(read).toThrow(/^PORT .*; SESSION_SECRET .*; LOG_LEVEL .*$/);
    expect(read).not.toThrow(/x[123]|\n/);
  });
});
