/** What the server does with a request. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly type: string;
      readonly headers: Record<string, string>;
      readonly body: string;
    }
  /** Takes the request and never answers; with a body, begins to. */
  | { readonly kind: 'hang'; readonly body?: string }
  /** Breaks the connection; with a body, in the middle of it. */
  | { readonly kind: 'reset'; readonly body?: string };

export const HANG: Reply = { kind: 'hang' };
export const RESET: Reply = { kind: 'reset' };

/** What each answer says it has used. */
export const USAGE_PER_ANSWER = { inputTokens: 100, outputTokens: 20 };

type Said = { readonly finishReason?: string; readonly refusal?: string };

/** A chat completion that says this. */
export function says(text: string, { finishReason = 'stop', refusal }: Said = {}): Reply {
  const message = { role: 'assistant', content: text, refusal: refusal ?? null };
  return completion([{ index: 0, message, finish_reason: finishReason }]);
}

export const saysJson = (value: unknown): Reply => says(JSON.stringify(value));

export function completion(choices: readonly unknown[]): Reply {
  const { inputTokens, outputTokens } = USAGE_PER_ANSWER;
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices,
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  });
}

type ApiError = { readonly message: string; readonly type?: string; readonly code?: string };

/** An error in the form of OpenAI's. */
export function fails(
  status: number,
  error: ApiError,
  headers: Record<string, string> = {},
): Reply {
  return json(status, { error: { type: 'invalid_request_error', param: null, ...error } }, headers);
}

export function html(status: number, body: string): Reply {
  return { kind: 'answer', status, type: 'text/html', headers: {}, body };
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return { kind: 'answer', status, type: 'application/json', headers, body: JSON.stringify(value) };
}
