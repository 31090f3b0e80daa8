import { expect, test } from 'vitest';

import { generationWorld } from '../../testing/generation-world.ts';
import type { Behaviour } from '../../testing/model-server/model-server.ts';
import { json } from '../../testing/model-server/replies.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';

/** A provider that works well and cannot count. */
function miscounting(): Behaviour {
  const well = writing();
  const usage = { prompt_tokens: 1e300, completion_tokens: 1e15 };
  return async (request) => {
    const reply = await well(request);
    if (reply.kind !== 'answer') return reply;
    return json(200, { choices: reply.choices, usage });
  };
}

test('a provider that says it has counted any number of tokens makes items all the same', async () => {
  const world = await generationWorld({ behave: miscounting() });
  const answer = await world.ask(world.reader);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().count).toBeGreaterThan(0);
  expect(await world.runs()).toMatchObject([{ state: 'done', kept: answer.json().count }]);
});
