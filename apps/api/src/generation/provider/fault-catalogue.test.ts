import { describe, expect, test } from 'vitest';

import { type Fault, FAULTS } from '../../testing/model-server/faults.ts';
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

const usageOf = (answers: number) => ({
  inputTokens: answers * USAGE_PER_ANSWER.inputTokens,
  outputTokens: answers * USAGE_PER_ANSWER.outputTokens,
});

describe('a provider with the fault', () => {
  test.each(Object.entries<Fault>(FAULTS))('%s', async (_, fault) => {
    const { behave, failure, requests, counted, timeoutMs } = fault;
    const server = await modelServer({
      behave: behave(writing()),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    const signal = new AbortController().signal;
    const outcome = await draftItems(server.model, ORDER, { signal }).catch(
      (error: unknown) => error,
    );
    expect(server.requests).toHaveLength(requests);
    expect(outcome).toMatchObject({ usage: usageOf(counted) });
    if (failure === undefined) {
      expect(outcome).toMatchObject({ drafts: { length: 4 } });
    } else {
      expect(outcome).toBeInstanceOf(ModelError);
      expect(outcome).toMatchObject({ kind: failure });
    }
  });
});
