import { join } from 'node:path';

import { PASSWORD_LENGTH, PASSWORD_POLICIES, type PasswordPolicy } from '@morsel/sdk/domain';

import { knownAddressKind } from '../database/database-address.ts';
import { DEFAULT_BUDGETS, type GenerationBudget } from '../generation/budget/generation-budget.ts';
import type { OpenAiSettings } from '../generation/provider/open-ai.ts';
import type { ReaderReach } from '../internet/address-of-reader.ts';
import type { OpenIdSettings } from '../modules/open-id/identity-provider.ts';
import { type BackupSettings, readBackup } from './backup-config.ts';
import { type MetricsSettings, readMetrics } from './metrics-config.ts';
import { missingForOpenId, readOpenId } from './open-id-config.ts';
import { type Environment, fileSettingOf, readSettings } from './read-settings.ts';
import {
  type Read,
  connectionCount,
  databaseAddress,
  emailAddress,
  generationBudget,
  hostName,
  megabytes,
  networks,
  ofLength,
  oneOf,
  password,
  portNumber,
  siteAddress,
  tokenPrices,
  webAddress,
  word,
} from './setting-parsers.ts';
import { shownSettings } from './show-settings.ts';

/** At the root of the repository, wherever the process was started. */
const DEFAULT_DATABASE = `file:${join(import.meta.dirname, '../../../../data/morsel.db')}`;

const PASSWORD_EXPECTED = `${PASSWORD_LENGTH.least.basic} to ${PASSWORD_LENGTH.most} characters long`;

const PRICES_EXPECTED = 'USD per million tokens of input and output, such as 0.15/0.60';

const BUDGET_EXPECTED =
  'an amount a day and at least that a month, such as 2/30 USD or 500k/10M tokens';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Most connections of the process to PostgreSQL; absent: as usual. */
  readonly databaseConnections: number | undefined;
  /** Absent: made and kept beside a SQLite database. */
  readonly sessionSecret: string | undefined;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** What new passwords have to be. */
  readonly passwordPolicy: PasswordPolicy;
  readonly openAi: OpenAiSettings;
  /** The model of the same provider that reviews and solves; undefined: the one that writes. */
  readonly review: Pick<OpenAiSettings, 'model' | 'prices'>;
  /** Who tells who readers are, beside passwords. */
  readonly openId: OpenIdSettings | undefined;
  /** Whether readers sign in and up with a password. */
  readonly hasPasswordForm: boolean;
  /** What models may take. */
  readonly budget: GenerationBudget;
  /** Origin under which readers reach the server. */
  readonly publicUrl: string | undefined;
  /** Whether browsers are told to use https with all hosts below the public one too. */
  readonly hstsSubdomains: boolean;
  /** Addresses or networks of the proxies whose forwarding headers count. */
  readonly trustProxy: readonly string[] | undefined;
  /** Megabytes that the feed may keep in memory; 0: it keeps nothing. Absent: as usual. */
  readonly feedMemory: number | undefined;
  readonly backup: BackupSettings;
  /** Where webhooks of readers may go. */
  readonly webhookReach: ReaderReach;
  readonly metrics: MetricsSettings;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** Something is wrong with the configuration; each problem names the variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** The settings as they are in the environment of the process: the one place that reads it. */
export function configFromEnvironment(): Config {
  return readConfig(process.env);
}

/** What is set in the environment, and what holds where nothing is, without secrets. */
export const shownSettingsOfEnvironment = (): string => shownSettings(readSettings(process.env));

/** The same environment for a program that is started, with settings that are added. */
export function environmentWith(
  added: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  const files = Object.keys(added).map((name) => [fileSettingOf(name), '']);
  return { ...process.env, ...Object.fromEntries(files), ...added };
}

/**
 * Reads and checks settings; an empty one counts as absent.
 *
 * @throws ConfigError listing every problem: the variable and what was expected.
 */
export function readConfig(environment: Environment): Config {
  const { given, problems: unusable } = readSettings(environment);
  const problems = [...unusable.values()];
  /** For what must come with what: who names a file means to set it. */
  const settings: Environment = Object.fromEntries([
    ...[...unusable.keys()].map((name) => [name, 'unusable']),
    ...[...given].map(([name, { text }]) => [name, text]),
  ]);

  const read: Read = (name, parse, expected) => {
    const text = given.get(name)?.text;
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${expected}`);
    return value;
  };

  const adminEmail = read('ADMIN_EMAIL', emailAddress, 'an email address');
  const adminPassword = read('ADMIN_PASSWORD', password, PASSWORD_EXPECTED);
  const openAi = {
    apiKey: read('OPENAI_API_KEY', word, 'one word'),
    baseUrl: read('OPENAI_BASE_URL', webAddress, 'an address such as https://api.openai.com/v1'),
    model: read('OPENAI_MODEL', word, 'one word'),
    prices: read('OPENAI_PRICES', tokenPrices, PRICES_EXPECTED),
  };
  const review = {
    model: read('OPENAI_REVIEW_MODEL', word, 'one word'),
    prices: read('OPENAI_REVIEW_PRICES', tokenPrices, PRICES_EXPECTED),
  };
  const budget = read('GENERATION_BUDGET', generationBudget, BUDGET_EXPECTED);
  const config: Config = {
    port: read('PORT', portNumber, 'a whole number from 0 to 65535') ?? 3000,
    host: read('HOST', hostName, 'an IP address or a host name') ?? '127.0.0.1',
    databaseUrl:
      read(
        'DATABASE_URL',
        databaseAddress,
        'an address such as file:./data/morsel.db or postgres://user:password@host/name',
      ) ?? DEFAULT_DATABASE,
    databaseConnections: read(
      'DATABASE_CONNECTIONS',
      connectionCount,
      'a whole number from 2 to 1000',
    ),
    sessionSecret: read('SESSION_SECRET', ofLength(32, 1000), '32 to 1000 characters long'),
    admin:
      adminEmail !== undefined && adminPassword !== undefined
        ? { email: adminEmail, password: adminPassword }
        : undefined,
    passwordPolicy:
      read('PASSWORD_POLICY', oneOf(PASSWORD_POLICIES), PASSWORD_POLICIES.join(' or ')) ?? 'basic',
    openAi,
    review,
    budget: budget ?? DEFAULT_BUDGETS[unpriced({ openAi, review }) ? 'tokens' : 'USD'],
    openId: readOpenId(read),
    hasPasswordForm: read('PASSWORD_FORM', oneOf(['yes', 'no']), 'yes or no') !== 'no',
    publicUrl: read('PUBLIC_URL', siteAddress, 'an address such as https://morsel.example'),
    hstsSubdomains: read('HSTS_SUBDOMAINS', oneOf(['yes', 'no']), 'yes or no') === 'yes',
    trustProxy: read('TRUST_PROXY', networks, 'IP addresses or networks, separated by commas'),
    feedMemory: read('FEED_MEMORY', megabytes, 'off or megabytes, a whole number from 1 to 65536'),
    backup: readBackup(read, settings['DATABASE_URL'] ?? DEFAULT_DATABASE),
    webhookReach:
      read('WEBHOOKS_TO_PRIVATE_ADDRESSES', oneOf(['yes', 'no']), 'yes or no') === 'yes'
        ? 'private'
        : 'public',
    metrics: readMetrics(read),
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`) ?? 'warn',
  };
  problems.push(...missing(settings, config.databaseUrl), ...missingForOpenId(settings));
  const lacking = unpriced(config);
  if (budget?.unit === 'USD' && lacking) {
    problems.push(`${lacking} must be set, and above 0, when GENERATION_BUDGET is in USD`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The prices without which nobody knows what models cost; undefined when all are known. */
function unpriced({ openAi, review }: Pick<Config, 'openAi' | 'review'>): string | undefined {
  const isKnown = ({ prices }: Pick<OpenAiSettings, 'prices'>) =>
    prices !== undefined && prices.input + prices.output > 0;
  if (!isKnown(openAi)) return 'OPENAI_PRICES';
  return review.model === undefined || isKnown(review) ? undefined : 'OPENAI_REVIEW_PRICES';
}

/** Settings that must come with others. */
function* missing(settings: Environment, databaseUrl: string) {
  if (settings['ADMIN_EMAIL'] && !settings['ADMIN_PASSWORD']) {
    yield 'ADMIN_PASSWORD must be set when ADMIN_EMAIL is';
  }
  if (settings['ADMIN_PASSWORD'] && !settings['ADMIN_EMAIL']) {
    yield 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is';
  }
  if (knownAddressKind(databaseUrl) === 'postgres' && !settings['SESSION_SECRET']) {
    yield 'SESSION_SECRET must be set when DATABASE_URL is a PostgreSQL address';
  }
}
