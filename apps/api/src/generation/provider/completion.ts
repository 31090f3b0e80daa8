import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { ModelError } from './model.ts';
import { toldError } from './provider-error.ts';
import type { ProviderReply } from './read-reply.ts';
import { tokensOf } from './token-estimate.ts';
import { NO_USAGE, type Usage } from './token-usage.ts';

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

/**
 * What a server says it has used; where it does not tell, an estimate: what was asked of a model is
 * paid for, whatever came of it.
 */
export function usageOf(reply: ProviderReply, prompt: string): Usage {
  const { completion, arrived = 0 } = reply;
  if (Value.Check(Counted, completion)) {
    const { prompt_tokens, completion_tokens } = completion.usage;
    return { inputTokens: prompt_tokens, outputTokens: completion_tokens };
  }
  if (!isTakenUp(reply)) return NO_USAGE;
  const [choice] = Value.Check(Completion, completion) ? completion.choices : [];
  const text = `${choice?.message.content ?? ''}${choice?.message.refusal ?? ''}`;
  return { inputTokens: tokensOf(prompt), outputTokens: Math.max(arrived, tokensOf(text)) };
}

/** Whether a model was asked: not where another server has answered, or this one with an error alone. */
function isTakenUp({ completion, interruption }: ProviderReply): boolean {
  if (Value.Check(Completion, completion) && completion.choices.length > 0) return true;
  if (interruption === undefined || interruption.kind === 'not-an-api') return false;
  return toldError(completion) === undefined;
}

/**
 * The text of an answer, and whether the model ran out of tokens.
 *
 * @throws ModelError refused or filtered; where there is no answer, why it broke off, the error that is
 *   told in its place, or not-an-api.
 */
export function textOf({ completion, interruption }: ProviderReply): {
  readonly text: string;
  readonly isCut: boolean;
} {
  const [choice] = Value.Check(Completion, completion) ? completion.choices : [];
  if (choice === undefined) {
    throw interruption ?? toldError(completion) ?? new ModelError('not-an-api');
  }
  const { finish_reason: finish, message } = choice;
  if (message.refusal) throw new ModelError('refused');
  if (finish === 'content_filter') throw new ModelError('filtered');
  return { text: message.content ?? '', isCut: finish === 'length' };
}
