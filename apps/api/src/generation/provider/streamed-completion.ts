import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

import { giveWay } from '../../background/give-way.ts';
import { AnswerTooLongError, MOST_BYTES } from './bounded-fetch.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** Each token is a chunk. */
const Chunk = Compile(
  Type.Object({
    choices: Type.Array(
      Type.Object({
        delta: Type.Optional(
          Type.Object({ content: Text, refusal: Text, reasoning: Text, reasoning_content: Text }),
        ),
        finish_reason: Text,
      }),
    ),
  }),
);

const END = '[DONE]';

/** A completion that is put together from the events of a stream. */
export class StreamedCompletion {
  #text = '';
  #refusal = '';
  #finish: string | null = null;
  #usage: unknown;
  /** What came instead of a completion. */
  #other: unknown;
  #tokens = 0;
  #braceAt = 0;
  #hasChoice = false;
  #isOver = false;

  /** Takes what an event says; returns whether the model has written something. */
  take(data: string): boolean {
    if (data === END) this.#isOver = true;
    const chunk = this.#isOver ? undefined : parsed(data);
    if (typeof chunk !== 'object' || chunk === null) return false;
    if ('usage' in chunk && chunk.usage !== null) this.#usage = chunk.usage;
    if (!Chunk.Check(chunk)) {
      this.#other ??= chunk;
      return false;
    }
    const [choice] = chunk.choices;
    if (choice === undefined) return false;
    this.#hasChoice = true;
    this.#finish = choice.finish_reason ?? this.#finish;
    const { content, refusal, reasoning, reasoning_content } = choice.delta ?? {};
    this.#text += content ?? '';
    if (content?.includes('}')) this.#braceAt = this.#text.length;
    this.#refusal += refusal ?? '';
    const hasWritten = Boolean(content || refusal || reasoning || reasoning_content);
    if (hasWritten) this.#tokens += 1;
    if (this.#text.length > MOST_BYTES) throw new AnswerTooLongError('Too long a text');
    return hasWritten;
  }

  get text(): string {
    return this.#text;
  }

  /** How much of the text there was when a brace was last closed; 0 where none was. */
  get braceAt(): number {
    return this.#braceAt;
  }

  /** How many tokens have arrived. */
  get tokens(): number {
    return this.#tokens;
  }

  /** Whether the server has said that nothing more comes. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** An error that was told in the middle, or other things that are no completion; else undefined. */
  get other(): unknown {
    return this.#other;
  }

  /** As an answer in one piece would have been. */
  get completion(): unknown {
    if (!this.#hasChoice) return this.#other ?? { choices: [], usage: this.#usage };
    const message = { content: this.#text, refusal: this.#refusal };
    return { choices: [{ finish_reason: this.#finish, message }], usage: this.#usage };
  }
}

/**
 * The data of the events of a stream, giving way to others before each part that has arrived; lines of
 * other fields and comments are passed over.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  // Whether a line ends with it, or with what follows, is seen by the next part.
  let held = '';
  for await (const part of body) {
    await giveWay();
    const text = held + decoder.decode(part, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    const [end = '', ...lines] = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
    lines.unshift(rest + end);
    rest = lines.pop() ?? '';
    if (rest.length > MOST_BYTES) throw new AnswerTooLongError('Too long a line');
    yield* dataIn(lines);
  }
  yield* dataIn([rest]);
}

/** What the events in some lines say. */
export const dataIn = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('data:')).map((line) => line.slice('data:'.length).trim());

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
