import type { Client } from '../client/create-client.ts';
import type { EndpointName } from '../contract/endpoints.ts';

/** A call of the client, and what it should send. */
export interface Call {
  readonly call: (client: Client) => Promise<unknown>;
  readonly url: string;
  readonly body?: unknown;
}

export type Calls = Partial<Record<EndpointName, Call>>;
