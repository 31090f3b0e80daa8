import { MCP_PATH } from '@morsel/sdk/domain';

/** What holds for all calls: title, and text with code between backticks. */
export const GOOD_TO_KNOW: readonly (readonly [title: string, text: string])[] = [
  [
    'Tokens and scopes',
    'A token calls for its reader, and no further than its scopes: `read`, `study`, `add-texts`, `export`, and for admins `moderate`. No token changes a password, signs in, makes other tokens or deletes an account. Whoever revokes one in the settings ends it at once.',
  ],
  [
    'Assistants',
    `A model that speaks the Model Context Protocol calls tools at \`${MCP_PATH}\`, with the same tokens as \`Authorization: Bearer\`: what is due, a quiz, passages, books. There is no OAuth.`,
  ],
  [
    'Errors',
    'Every failure is JSON of the type `application/problem+json` (RFC 9457). `detail` says what is wrong in a sentence, `field` which part of the request it is about. 4xx: this call will not be taken. 5xx, 408, 425 and 429: try again later.',
  ],
  [
    'Sending again',
    'Give a write an `Idempotency-Key` of your own, such as a UUID. The same key never counts twice, so what got no answer can be sent again without a worry. `retryingFetch` of the client does that by itself.',
  ],
  [
    'Limits',
    'Whoever does too much in a short time gets 429 with `Retry-After`: seconds to wait. Reading is free of limits, within reason.',
  ],
  [
    'Pages',
    'Lists that come in pages name the next one in the header `Link`. The feed goes by `offset` and one `Feed-Id`: what is answered meanwhile neither shifts nor repeats the rest.',
  ],
  [
    'Times',
    'Milliseconds since 1970-01-01 UTC. Days are `YYYY-MM-DD`, by the calendar where the reader was.',
  ],
  [
    'What stays',
    'Calls, parameters and properties are neither removed nor narrowed within a major version, and a test holds that. New ones may come at any time, as may new kinds of question: pass over what you do not know.',
  ],
];
