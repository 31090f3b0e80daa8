import { adminEndpoints } from './endpoints/admin-endpoints.ts';
import { biteEndpoints } from './endpoints/bite-endpoints.ts';
import { bookEndpoints } from './endpoints/book-endpoints.ts';
import { generationEndpoints } from './endpoints/generation-endpoints.ts';
import { itemEndpoints } from './endpoints/item-endpoints.ts';
import { leaderboardEndpoints } from './endpoints/leaderboard-endpoints.ts';
import { openIdEndpoints } from './endpoints/open-id-endpoints.ts';
import { passkeyEndpoints } from './endpoints/passkey-endpoints.ts';
import { practiceEndpoints } from './endpoints/practice-endpoints.ts';
import { readerEndpoints } from './endpoints/reader-endpoints.ts';
import { readingAlongEndpoints } from './endpoints/reading-along-endpoints.ts';
import { sessionEndpoints } from './endpoints/session-endpoints.ts';
import { shelfEndpoints } from './endpoints/shelf-endpoints.ts';
import { syncServerEndpoints } from './endpoints/sync-server-endpoints.ts';
import { tokenEndpoints } from './endpoints/token-endpoints.ts';
import { webhookEndpoints } from './endpoints/webhook-endpoints.ts';

/** Every call of the API. Routes, OpenAPI, the client's types and the access tests come from this list. */
export const endpoints = {
  ...readerEndpoints,
  ...sessionEndpoints,
  ...passkeyEndpoints,
  ...openIdEndpoints,
  ...tokenEndpoints,
  ...practiceEndpoints,
  ...itemEndpoints,
  ...shelfEndpoints,
  ...bookEndpoints,
  ...generationEndpoints,
  ...biteEndpoints,
  ...readingAlongEndpoints,
  ...syncServerEndpoints,
  ...leaderboardEndpoints,
  ...webhookEndpoints,
  ...adminEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Addressed<Name extends EndpointName> =
  `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`;

/** The calls by their addresses, such as `GET /api/books`: so the client names them, and needs no list. */
export type EndpointsByAddress = {
  readonly [Name in EndpointName as Addressed<Name>]: Endpoints[Name];
};
