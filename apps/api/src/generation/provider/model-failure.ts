/** What can become of a call to a provider but an answer, in the words of the reader's screen. */
const WORDS = {
  'rate-limited':
    'The AI provider has too many requests at the moment. Wait a minute, then generate again.',
  'out-of-quota':
    'The account at the AI provider has no credit left. Generating goes on when an administrator ' +
    'has topped it up.',
  unavailable: 'The AI provider cannot be reached at the moment. Generate again in a few minutes.',
  timeout: 'The AI provider took too long to answer. Generate again in a few minutes.',
  truncated:
    'The AI provider stopped in the middle of its answer. Generate again; should it happen often, ' +
    'an administrator can choose another model with OPENAI_MODEL.',
  refused:
    'The AI provider declined to write about this part of the book. Generate again to go on.',
  filtered:
    'The content filter of the AI provider held its answer back. Generate again to go on with ' +
    'another part of the book.',
  malformed:
    'The AI provider answered in a form that Morsel cannot read. Generate again; should it happen ' +
    'often, an administrator can choose another model with OPENAI_MODEL.',
  'too-long':
    'The AI provider would not stop: its answer was longer than 2 MB. Generate again; should it ' +
    'happen often, an administrator can choose another model with OPENAI_MODEL.',
  unauthorized:
    'The AI provider does not accept the key of this server. An administrator has to check ' +
    'OPENAI_API_KEY.',
  'no-such-model':
    'The AI provider does not know the model. An administrator has to check OPENAI_MODEL and ' +
    'OPENAI_BASE_URL.',
  'not-an-api':
    'What answers at the address of the AI provider is none. An administrator has to check ' +
    'OPENAI_BASE_URL.',
  rejected:
    'The AI provider does not accept what Morsel asks of it. An administrator can choose another ' +
    'model with OPENAI_MODEL.',
  'over-budget':
    'The AI budget of this server is used up, so nothing more was made. Generate again tomorrow.',
  cancelled: 'Generating was stopped. Generate again whenever you like.',
} as const;

export type ModelFailure = keyof typeof WORDS;

export const MODEL_FAILURES = Object.keys(WORDS) as readonly ModelFailure[];

/** Where it is known when the provider may be asked again; the time is told beside it. */
const TIMED_WORDS: Partial<Record<ModelFailure, string>> = {
  'rate-limited':
    'The AI provider has too many requests at the moment, and says when it can be asked again.',
  unavailable:
    'The AI provider cannot be reached at the moment, and says when it can be asked again.',
  'over-budget':
    'The AI budget of this server is used up, so nothing more was made. Generate again when there is more.',
};

/**
 * What happened and what to do next, for the reader; without anything that the provider said but a
 * time to try again.
 */
export function failureText(kind: ModelFailure, retryAt?: number): string {
  return (retryAt === undefined ? undefined : TIMED_WORDS[kind]) ?? WORDS[kind];
}
