/** What the server does with a request. */
export type ProviderReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly type: string;
      readonly headers: Record<string, string>;
      readonly body: string | Uint8Array;
      /** Of a chat completion: sent token by token where that was asked for. */
      readonly choices?: readonly Choice[];
    }
  /** An event stream: the data of its events, and what comes after them. */
  | {
      readonly kind: 'stream';
      readonly events: readonly string[];
      readonly ending: 'end' | 'hang' | 'reset';
    }
  /** The same part again and again, until the client leaves. */
  | {
      readonly kind: 'endless';
      readonly status: number;
      readonly type: string;
      readonly part: string;
    }
  /** Bytes that are no HTTP. */
  | { readonly kind: 'noise' }
  /** Takes the request and never answers; with a body, begins to. */
  | { readonly kind: 'hang'; readonly body?: string }
  /** Breaks the connection; with a body, in the middle of it. */
  | { readonly kind: 'reset'; readonly body?: string };

type Choice = {
  readonly message: { readonly content: string; readonly refusal: string | null };
  readonly finish_reason: string | null;
};

export const HANG = { kind: 'hang' } as const satisfies ProviderReply;
export const RESET = { kind: 'reset' } as const satisfies ProviderReply;

/** What each answer says it has used. */
export const USAGE_PER_ANSWER = { inputTokens: 100, outputTokens: 20 };

const USAGE = {
  prompt_tokens: USAGE_PER_ANSWER.inputTokens,
  completion_tokens: USAGE_PER_ANSWER.outputTokens,
  total_tokens: USAGE_PER_ANSWER.inputTokens + USAGE_PER_ANSWER.outputTokens,
};

type Said = { readonly finishReason?: string | null; readonly refusal?: string };

/** A chat completion that says this. */
export function says(text: string, { finishReason = 'stop', refusal }: Said = {}): ProviderReply {
  const message = { role: 'assistant', content: text, refusal: refusal ?? null };
  return completion([{ index: 0, message, finish_reason: finishReason }]);
}

export const saysJson = (value: unknown): ProviderReply => says(JSON.stringify(value));

export function completion(
  choices: readonly (Choice & { readonly index: number })[],
): ProviderReply {
  const head = { id: 'chatcmpl-1', object: 'chat.completion', created: 0, model: 'scripted' };
  return { ...json(200, { ...head, choices, usage: USAGE }), choices };
}

/** The same from a server that does not stream. */
export function inOnePiece(reply: ProviderReply): ProviderReply {
  if (reply.kind !== 'answer') return reply;
  const { choices: _, ...whole } = reply;
  return whole;
}

const LETTERS_PER_TOKEN = 40;

/** The events in which a completion is streamed; the last one tells what was used, as OpenAI's does. */
export function eventsOf(choices: readonly Choice[], hasUsage = true): string[] {
  const [choice] = choices;
  const events = [
    ...(choice === undefined ? [] : [chunk({ role: 'assistant', content: '' })]),
    ...tokensOf(choice?.message.content ?? '').map((content) => chunk({ content })),
    ...(choice?.message.refusal ? [chunk({ refusal: choice.message.refusal })] : []),
    ...(choice === undefined ? [] : [chunk({}, choice.finish_reason)]),
    ...(hasUsage ? [JSON.stringify({ choices: [], usage: USAGE })] : []),
  ];
  return [...events, '[DONE]'];
}

/** A part of an answer, as it is streamed. */
export const chunk = (delta: object, finishReason: string | null = null): string =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }], usage: null });

export const tokensOf = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${LETTERS_PER_TOKEN}}`, 'g')) ?? [];

type ApiError = { readonly message: string; readonly type?: string; readonly code?: string };

/** An error in the form of OpenAI's. */
export function fails(
  status: number,
  error: ApiError,
  headers: Record<string, string> = {},
): ProviderReply {
  return json(status, { error: { type: 'invalid_request_error', param: null, ...error } }, headers);
}

export function html(status: number, body: string): ProviderReply {
  return { kind: 'answer', status, type: 'text/html', headers: {}, body };
}

export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Extract<ProviderReply, { kind: 'answer' }> {
  return { kind: 'answer', status, type: 'application/json', headers, body: JSON.stringify(value) };
}
