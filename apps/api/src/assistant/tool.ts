import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import type { TokenScope } from '@morsel/sdk/domain';
import type { ErrorObject } from 'ajv';
import type { Static, TObject } from 'typebox';

import type { Db } from '../database/connection.ts';
import { InvalidInputError } from '../errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { validationProblem } from '../http/problems/validation-problem.ts';
import { strictAjv } from '../http/validation/ajv.ts';
import type { CoverKeeper } from '../modules/covers/cover-keeper.ts';
import type { Reader } from '../reader.ts';

/** What tools need to do what they do. */
export type ToolParts = {
  readonly db: Db;
  readonly limits: Pick<Limiter, 'book' | 'text'>;
  readonly covers: Pick<CoverKeeper, 'keep'>;
  /** Counts a search for passages of a reader at an epoch ms; throws LimitReachedError beyond the limit. */
  readonly countSearch: (readerId: number, at: number) => void;
};

/** For whom, and when, a tool is called. */
export type ToolCall = ToolParts & {
  readonly reader: Reader;
  readonly scopes: readonly TokenScope[];
  /** IP address from which it comes. */
  readonly address: string;
  /** Epoch ms. */
  readonly now: number;
  /** An id that no one else makes. */
  readonly newId: () => string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

/** What a tool tells: to be read, and the same for programs. */
export type ToolAnswer<Told> = { readonly text: string; readonly told: Told };

type Definition<Input extends TObject, Output extends TObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Which an access token needs for it. */
  readonly scope: TokenScope;
  readonly hints: ToolAnnotations;
  readonly input: Input;
  readonly output: Output;
  readonly act: (given: Static<Input>, call: ToolCall) => Promise<ToolAnswer<Static<Output>>>;
};

/** A tool as an assistant finds and calls it. */
export type AssistantTool = {
  readonly scope: TokenScope;
  readonly listed: Tool;
  /** @throws InvalidInputError when what is given does not fit, and what the verbs behind it throw. */
  readonly call: (given: unknown, call: ToolCall) => Promise<CallToolResult>;
};

/** What changes nothing, and what counts once however often it is called; nothing is destroyed by any. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
export const WRITES_ONCE: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export function defineTool<Input extends TObject, Output extends TObject>({
  scope,
  hints,
  input,
  output,
  act,
  ...named
}: Definition<Input, Output>): AssistantTool {
  const fits = strictAjv.compile<Static<Input>>(input);
  return {
    scope,
    listed: {
      ...named,
      inputSchema: plain(input),
      outputSchema: plain(output),
      annotations: hints,
    },
    async call(given, call) {
      if (!fits(given)) throw misfit(input, fits.errors ?? []);
      const { text, told } = await act(given, call);
      return { content: [{ type: 'text', text }], structuredContent: { ...told } };
    },
  };
}

const plain = (schema: TObject): Tool['inputSchema'] => JSON.parse(JSON.stringify(schema));

/** What does not fit, and what the field wants: a model puts it right by that. */
function misfit({ properties }: TObject, errors: readonly ErrorObject[]): InvalidInputError {
  const { detail, field } = validationProblem(errors, 'arguments');
  const { description }: { description?: string } = properties[field ?? ''] ?? {};
  return new InvalidInputError(description ? `${detail}. ${description}` : detail, field);
}
