import { describe, expect, test } from 'vitest';

import { FAULTS, type Fault } from '../../testing/model-server/faults.ts';
import { REMEMBERED } from '../../testing/model-server/memory.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { USAGE_PER_ANSWER } from '../../testing/model-server/replies.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { draftItems } from '../drafting/drafting.ts';
import { ModelError } from './model.ts';

const ORDER = {
  book: { title: 'Tides', author: 'Ada Marsh' },
  passage: REMEMBERED,
  what: 'questions',
  kinds: ['mcq', 'true_false'],
  count: 4,
} as const;

const signal = new AbortController().signal;

/** What came of a call for drafts: the kind of its failure, or how many there are. */
async function outcomeOf({ behave, timeoutMs }: Fault) {
  const server = await modelServer({
    behave: behave(writing()),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const outcome = await draftItems(server.model, ORDER, { signal }).then(
    ({ drafts, usage }) => ({ drafts: drafts.length, usage }),
    (error: unknown) => {
      if (!(error instanceof ModelError)) throw error;
      return { failure: error.kind, usage: error.usage, message: error.message };
    },
  );
  return { ...outcome, requests: server.requests.length };
}

describe('a provider with the fault', () => {
  test.each(Object.entries<Fault>(FAULTS))('%s', async (_, fault) => {
    const { failure, requests, counted } = fault;
    const usage = {
      inputTokens: counted * USAGE_PER_ANSWER.inputTokens,
      outputTokens: counted * USAGE_PER_ANSWER.outputTokens,
    };
    expect(await outcomeOf(fault)).toEqual(
      failure === undefined
        ? { drafts: 4, usage, requests }
        : { failure, usage, requests, message: `The model failed: ${failure}` },
    );
  });
});
