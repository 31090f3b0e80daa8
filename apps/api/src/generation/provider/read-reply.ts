import { isEventStream } from './bounded-fetch.ts';
import type { ModelError } from './model.ts';
import { providerError, toldError } from './provider-error.ts';
import { StreamedCompletion, dataIn, eventData } from './streamed-completion.ts';

/** What a provider said with a status of success. */
export type ProviderReply = {
  /** A chat completion, or whatever came instead of one. */
  readonly completion: unknown;
  /** Tokens that arrived one by one, the thoughts among them. */
  readonly arrived?: number | undefined;
  /** Why it is no more, where it breaks off. */
  readonly interruption?: ModelError | undefined;
};

export type SaidSoFar = Pick<StreamedCompletion, 'text' | 'braceAt'>;

export type Listener = {
  /** Called with each token that arrives. */
  readonly heard: () => void;
  /** Whether what has been said so far will do. */
  readonly isEnough: (said: SaidSoFar) => boolean;
  /** Of the request. */
  readonly signal: AbortSignal;
};

/** Reads an answer in one piece, or token by token where the server streams it. */
export async function readReply(response: Response, listener: Listener): Promise<ProviderReply> {
  const { body } = response;
  if (body !== null && isEventStream(response)) return readStream(body, listener);
  try {
    const text = await response.text();
    return replyIn(text.trimStart());
  } catch (error) {
    return { completion: undefined, interruption: providerError(error, listener.signal) };
  }
}

/** Some servers stream under the name of something else. */
function replyIn(text: string): ProviderReply {
  if (!text.startsWith('data:')) return { completion: JSON.parse(text) };
  const said = new StreamedCompletion();
  for (const data of dataIn(text.split('\n'))) said.take(data);
  return replyOf(said);
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  { heard, isEnough, signal }: Listener,
): Promise<ProviderReply> {
  const said = new StreamedCompletion();
  try {
    for await (const data of eventData(body)) {
      if (said.take(data)) heard();
      if (said.isOver || isEnough(said)) break;
    }
  } catch (error) {
    return replyOf(said, providerError(error, signal));
  }
  return replyOf(said, toldError(said.other));
}

const replyOf = (
  { completion, tokens }: StreamedCompletion,
  interruption?: ModelError,
): ProviderReply => ({ completion, arrived: tokens, interruption });
