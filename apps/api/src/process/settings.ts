type Setting = {
  /** What it is without being set; `words` where that depends on others, or is nothing. */
  readonly default: string | { readonly words: string };
  /** Not to be shown, and to be had from the file that `…_FILE` names as well. */
  readonly isSecret?: true;
  /** Shown all the same, but for what in it lets somebody in. */
  readonly isAddress?: true;
};

const NONE = { words: 'none' };

const table = {
  PORT: { default: '3000' },
  HOST: { default: '127.0.0.1' },
  DATABASE_URL: { default: { words: 'file:./data/morsel.db' }, isSecret: true, isAddress: true },
  DATABASE_CONNECTIONS: { default: { words: '10' } },
  SESSION_SECRET: { default: { words: 'made and kept beside a SQLite database' }, isSecret: true },
  ADMIN_EMAIL: { default: { words: 'an admin is made and printed once' } },
  ADMIN_PASSWORD: { default: { words: 'an admin is made and printed once' }, isSecret: true },
  PASSWORD_POLICY: { default: 'basic' },
  PASSWORD_FORM: { default: 'yes' },
  OPENID_ISSUER: { default: NONE },
  OPENID_CLIENT_ID: { default: NONE },
  OPENID_CLIENT_SECRET: { default: NONE, isSecret: true },
  OPENID_NAME: { default: { words: "the provider's host" } },
  OPENID_CREATE_ACCOUNTS: { default: { words: 'yes' } },
  OPENID_LINK_BY_EMAIL: { default: { words: 'no' } },
  OPENID_ADMIN_GROUP: { default: NONE },
  OPENID_GROUPS_CLAIM: { default: { words: 'groups' } },
  OPENID_LOGOUT: { default: { words: 'no' } },
  OPENAI_API_KEY: { default: NONE, isSecret: true },
  OPENAI_BASE_URL: { default: { words: 'https://api.openai.com/v1' }, isAddress: true },
  OPENAI_MODEL: { default: { words: 'gpt-5.6-luna' } },
  OPENAI_PRICES: { default: NONE },
  OPENAI_REVIEW_MODEL: { default: { words: 'the same' } },
  OPENAI_REVIEW_PRICES: { default: NONE },
  GENERATION_BUDGET: { default: { words: '2/30 USD, or 2M/30M tokens' } },
  PUBLIC_URL: { default: { words: 'the address of each request' } },
  HSTS_SUBDOMAINS: { default: 'no' },
  TRUST_PROXY: { default: NONE },
  FEED_MEMORY: { default: { words: '128' } },
  BACKUP_EVERY: { default: { words: '1d with SQLite, else off' } },
  BACKUP_KEEP: { default: '7' },
  BACKUP_DIR: { default: { words: 'backups beside the database' } },
  UPGRADE_WITHOUT_BACKUP: { default: 'no' },
  WEBHOOKS_TO_PRIVATE_ADDRESSES: { default: 'no' },
  METRICS: { default: NONE },
  METRICS_TOKEN: { default: NONE, isSecret: true },
  LOG_LEVEL: { default: 'warn' },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof table;

/** All settings there are, in the order of the table in the README, which a test compares with them. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = table;

export const settingNames = Object.keys(SETTINGS) as SettingName[];

export const shownDefault = ({ default: value }: Setting): string =>
  typeof value === 'string' ? value : value.words;
