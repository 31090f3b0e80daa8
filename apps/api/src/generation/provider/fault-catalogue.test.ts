import { describe, expect, test } from 'vitest';

import type { Fault } from '../../testing/model-server/faults/fault.ts';
import { FAULTS } from '../../testing/model-server/faults/faults.ts';
import { REMEMBERED } from '../../testing/model-server/memory.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { USAGE_PER_ANSWER } from '../../testing/model-server/replies.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { draftItems } from '../drafting/draft-items.ts';
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
async function outcomeOf({ behave }: Fault) {
  const server = await modelServer({ behave: behave(writing()) });
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
    const { failure, requests, counted, drafts = 4, tokens = 0, isEstimated = false } = fault;
    const { usage, ...outcome } = await outcomeOf(fault);
    expect(outcome).toEqual(
      failure === undefined
        ? { drafts, requests }
        : { failure, requests, message: `The model failed: ${failure}` },
    );
    const toldInput = counted * USAGE_PER_ANSWER.inputTokens;
    expect(usage?.inputTokens).toBeGreaterThanOrEqual(toldInput);
    expect((usage?.inputTokens ?? 0) > toldInput).toBe(isEstimated);
    const told = counted * USAGE_PER_ANSWER.outputTokens;
    const [least, most] = tokens === 'some' ? [20, Infinity] : [told + tokens, told + tokens];
    expect(usage?.outputTokens).toBeGreaterThanOrEqual(least);
    expect(usage?.outputTokens).toBeLessThanOrEqual(most);
  });
});
