import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { ModelError } from './model.ts';
import { toldError } from './provider-error.ts';
import { NO_USAGE, type Usage } from './usage.ts';

const orNull = <S extends Type.TSchema>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** As little of an answer as servers agree on. */
const Completion = Type.Object({
  choices: Type.Array(
    Type.Object({
      finish_reason: orNull(Type.String()),
      message: Type.Object({ content: orNull(Type.String()), refusal: orNull(Type.String()) }),
    }),
  ),
});

const Counted = Type.Object({
  usage: Type.Object({
    prompt_tokens: Type.Integer({ minimum: 0 }),
    completion_tokens: Type.Integer({ minimum: 0 }),
  }),
});

/** What a server said with status 200; the usage is 0 where it does not tell. */
export function usageOf(completion: unknown): Usage {
  if (!Value.Check(Counted, completion)) return NO_USAGE;
  const { prompt_tokens, completion_tokens } = completion.usage;
  return { inputTokens: prompt_tokens, outputTokens: completion_tokens };
}

/**
 * The text of a whole answer.
 *
 * @throws ModelError not-an-api, refused, filtered or truncated, or the error that is told in it.
 */
export function textOf(completion: unknown): string {
  const [choice] = Value.Check(Completion, completion) ? completion.choices : [];
  if (choice === undefined) throw toldError(completion) ?? new ModelError('not-an-api');
  if (choice.message.refusal) throw new ModelError('refused');
  if (choice.finish_reason === 'content_filter') throw new ModelError('filtered');
  if (choice.finish_reason === 'length') throw new ModelError('truncated');
  return choice.message.content ?? '';
}
