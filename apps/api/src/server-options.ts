import type { PasswordPolicy } from '@morsel/sdk/domain';

import type { GenerationBudget } from './generation/budget/generation-budget.ts';
import type { HeldKinds } from './http/bodies/request-bodies.ts';
import type { BodyWatch } from './http/bodies/watch-bodies.ts';
import type { Limits } from './http/limits/limits.ts';
import type { LogOptions } from './http/request-log.ts';
import type { ReaderReach } from './internet/address-of-reader.ts';
import type { Metrics } from './metrics/open-metrics.ts';
import type { LogIn } from './modules/sync-servers/log-in.ts';

/** What may be set of a server. */
export type ServerOptions = {
  readonly sessionSecret: string;
  /** Origin under which readers reach the server, when it is configured. */
  readonly publicUrl?: string | undefined;
  /** The host that the server was started for. */
  readonly host?: string | undefined;
  /** Whether browsers are told to use https with all hosts below the public one too. */
  readonly hstsSubdomains?: boolean | undefined;
  /** What new passwords have to be; `basic` without it. */
  readonly passwordPolicy?: PasswordPolicy | undefined;
  readonly trustProxy?: readonly string[] | undefined;
  /** Folder of the built web app. */
  readonly webFolder?: string | undefined;
  readonly limits?: Limits | undefined;
  /** Megabytes that the feed may keep in memory; 0: every page is read from the database. */
  readonly feedMemory?: number | undefined;
  /** What models may take. */
  readonly budget?: GenerationBudget | undefined;
  readonly bodyWatch?: BodyWatch | undefined;
  readonly heldLimits?: Partial<HeldKinds> | undefined;
  /** Counts requests; absent: nobody does. */
  readonly metrics?: Metrics | undefined;
  /** For whom `/metrics` answers; absent: for nobody. */
  readonly metricsToken?: string | undefined;
  /** Where webhooks may go; to the public internet alone without it. */
  readonly webhookReach?: ReaderReach | undefined;
  /** Asks another sync server whether it lets a reader in; over the internet without it. */
  readonly logIn?: LogIn | undefined;
  readonly logger?: LogOptions | undefined;
};
