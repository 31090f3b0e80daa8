import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';

import { FOR_EVER, GREETING } from '../../testing/model-server/asking.ts';
import { type Behaviour, modelServer } from '../../testing/model-server/model-server.ts';
import { chunk } from '../../testing/model-server/replies.ts';
import type { ModelRequest } from './model.ts';

describe('a slow model', () => {
  const Words = Type.Object({ words: Type.Array(Type.Object({ word: Type.String() })) });
  const WORDS: ModelRequest<number> = {
    ...GREETING,
    schema: Words,
    isWorthCutting: true,
    read: (answer) => (Value.Check(Words, answer) ? answer.words.length : undefined),
  };
  const text = JSON.stringify({ words: ['one', 'two', 'three'].map((word) => ({ word })) });
  const TOKEN_MS = 200;

  /** A model that says a letter every so often, on a clock of its own. */
  function slowly(letters: number, ending: 'end' | 'hang' | 'reset' = 'end') {
    const clock = { now: 0 };
    const events = Array.from(text.slice(0, letters), (content) => chunk({ content }));
    const behave: Behaviour = () => ({ kind: 'stream', events, ending });
    const heard = () => {
      clock.now += TOKEN_MS;
    };
    return { behave, clock, heard };
  }

  test('may take its time as long as it writes', async () => {
    const { behave, clock, heard } = slowly(text.length);
    const server = await modelServer({ behave, now: () => clock.now, heard });
    expect(await server.model.ask(WORDS, FOR_EVER)).toMatchObject({ value: 3 });
  });

  test('is stopped at the deadline with what is whole by then', async () => {
    const { behave, clock, heard } = slowly(text.length);
    const server = await modelServer({ behave, now: () => clock.now, heard });
    const tokens = text.indexOf('three') - 4;
    // With each request two alarms are set as well.
    const deadline = TOKEN_MS * (tokens + 2);
    expect(await server.model.ask(WORDS, { ...FOR_EVER, deadline })).toMatchObject({
      value: 2,
      usage: { outputTokens: tokens },
    });
  });

  test('may go on beyond the deadline until one is whole', async () => {
    const { behave, clock, heard } = slowly(text.length);
    const server = await modelServer({ behave, now: () => clock.now, heard });
    expect(await server.model.ask(WORDS, { ...FOR_EVER, deadline: 1 })).toMatchObject({ value: 1 });
  });

  test('is waited for beyond the deadline where a part is not worth having', async () => {
    const { behave, clock, heard } = slowly(text.length);
    const server = await modelServer({ behave, now: () => clock.now, heard });
    const { isWorthCutting: _, ...WHOLE } = WORDS;
    expect(await server.model.ask(WHOLE, { ...FOR_EVER, deadline: 1 })).toMatchObject({ value: 3 });
  });

  test('that is late is looked at when 256 letters and an end of an entry have come', async () => {
    const entry = JSON.stringify({ wrong: 'x'.repeat(20) });
    const events = Array.from({ length: 100 }, (__, at) =>
      chunk({ content: `${at ? ',' : '{"words":['}${entry}` }),
    );
    const { clock, heard } = slowly(0);
    const server = await modelServer({
      behave: () => ({ kind: 'stream', events, ending: 'end' }),
      now: () => clock.now,
      heard,
    });
    const looks: unknown[] = [];
    const read = (answer: unknown) => {
      looks.push(answer);
      return undefined;
    };
    const asking = server.model.ask({ ...WORDS, read }, { ...FOR_EVER, deadline: 1 });
    await expect(asking).rejects.toThrow('malformed');
    const letters = events.length * (entry.length + 1);
    expect(looks.length).toBeLessThan(2 * (letters / 256 + 2));
  });

  test.each([
    ['falls silent', 'hang', 'timeout', 1],
    ['breaks off', 'reset', 'unavailable', 3],
  ] as const)('that %s is kept as far as it is whole', async (_, ending, kind, requests) => {
    const some = slowly(text.indexOf('three'), ending);
    const server = await modelServer(some);
    expect(await server.model.ask(WORDS, FOR_EVER)).toMatchObject({ value: 2 });
    expect(server.requests).toHaveLength(1);
    const none = await modelServer(slowly(8, ending));
    await expect(none.model.ask(WORDS, FOR_EVER)).rejects.toMatchObject({
      kind,
      usage: { outputTokens: 8 * requests },
    });
  });
});
