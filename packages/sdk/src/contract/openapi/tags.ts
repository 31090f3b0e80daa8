import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { adminEndpoints } from '../endpoints/admin-endpoints.ts';
import { biteEndpoints } from '../endpoints/bite-endpoints.ts';
import { bookEndpoints } from '../endpoints/book-endpoints.ts';
import { generationEndpoints } from '../endpoints/generation-endpoints.ts';
import { itemEndpoints } from '../endpoints/item-endpoints.ts';
import { leaderboardEndpoints } from '../endpoints/leaderboard-endpoints.ts';
import { openIdEndpoints } from '../endpoints/open-id-endpoints.ts';
import { passkeyEndpoints } from '../endpoints/passkey-endpoints.ts';
import { practiceEndpoints } from '../endpoints/practice-endpoints.ts';
import { readerEndpoints } from '../endpoints/reader-endpoints.ts';
import { readingAlongEndpoints } from '../endpoints/reading-along-endpoints.ts';
import { sessionEndpoints } from '../endpoints/session-endpoints.ts';
import { shelfEndpoints } from '../endpoints/shelf-endpoints.ts';
import { syncServerEndpoints } from '../endpoints/sync-server-endpoints.ts';
import { tokenEndpoints } from '../endpoints/token-endpoints.ts';
import { webhookEndpoints } from '../endpoints/webhook-endpoints.ts';

interface Tag {
  readonly name: string;
  readonly description: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** The calls in groups, those that others need most first. */
const GROUPS: readonly Tag[] = [
  {
    name: 'Practice',
    description: 'The feed, and what readers do with its questions and cards',
    endpoints: practiceEndpoints,
  },
  { name: 'Items', description: 'Questions and flashcards alike', endpoints: itemEndpoints },
  { name: 'Shelf', description: 'The books that a reader practises', endpoints: shelfEndpoints },
  { name: 'Books', description: 'Books, their topics and their items', endpoints: bookEndpoints },
  {
    name: 'Texts and generation',
    description: 'Texts of books, and items that are made from them',
    endpoints: generationEndpoints,
  },
  {
    name: 'Own items',
    description: 'Bites that a reader picks, and cards that they write',
    endpoints: biteEndpoints,
  },
  {
    name: 'Reading along',
    description: 'What e-readers tell of the documents that are read on them',
    endpoints: { ...readingAlongEndpoints, ...syncServerEndpoints },
  },
  {
    name: 'Readers',
    description: 'Who calls, their figures, and all that is kept of them',
    endpoints: readerEndpoints,
  },
  { name: 'Leaderboard', description: 'Readers by XP', endpoints: leaderboardEndpoints },
  { name: 'Sessions', description: 'Signing in and out', endpoints: sessionEndpoints },
  { name: 'Passkeys', description: 'Signing in without a password', endpoints: passkeyEndpoints },
  { name: 'OpenID Connect', description: 'Signing in elsewhere', endpoints: openIdEndpoints },
  {
    name: 'Access tokens',
    description: 'By which programs call for a reader',
    endpoints: tokenEndpoints,
  },
  {
    name: 'Webhooks',
    description: 'Addresses that are told of events by signed requests',
    endpoints: webhookEndpoints,
  },
  { name: 'Administration', description: 'For admins alone', endpoints: adminEndpoints },
];

/** Names the group of calls that are in none; a test asks for another one. */
export const UNGROUPED = 'Other';

const grouped = new Set(GROUPS.flatMap((group) => Object.keys(group.endpoints)));
const others = Object.entries(endpoints).filter(([name]) => !grouped.has(name));

/** The groups, with every call in one of them. */
export const TAGS: readonly Tag[] =
  others.length === 0
    ? GROUPS
    : [
        ...GROUPS,
        {
          name: UNGROUPED,
          description: 'What is in no other group',
          endpoints: Object.fromEntries(others),
        },
      ];
