import { expect, test } from 'vitest';

import { choiceOf } from '../../items/checks/item-parts.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { saysJson } from '../../testing/model-server/replies.ts';
import { purposeOf } from '../../testing/model-server/request.ts';
import { SOUND, answering } from '../../testing/model-server/scripted-model.ts';

const quote = 'Mercury stays liquid in a warm room, so old thermometers were filled with it.';
const chapters = [{ title: 'Metals', text: `${quote} The glass was sealed by a flame.` }];
/** Of three of its wrong answers each is a metal; among those that are left without one is a year. */
const choice = {
  quote,
  question: 'What were old thermometers filled with?',
  answer: 'Mercury',
  distractors: ['Copper', 'Silver', 'Iron', '1850'],
  explanation: 'Mercury stays liquid in a warm room. Other metals are solid there.',
  mistakes: [],
  new_situation: false,
};

/** A batch of that question, of which the reviewer says this, time after time. */
async function reviewedBatch(...reviews: readonly (object | undefined)[]) {
  const well = answering({ mcq: [choice] });
  let seen = 0;
  const world = await generationWorld({
    chapters,
    behave: (request) => {
      if (purposeOf(request) !== 'reviews') return well(request);
      const said = reviews[seen];
      seen += 1;
      return saysJson({ reviews: said === undefined ? [] : [{ ...SOUND, item: 1, ...said }] });
    },
  });
  const search = `?sourceId=${world.source.id}&kinds=mcq`;
  const { count } = (await world.ask(world.reader, 'questions', search)).json();
  const shown = world.requests.filter((request) => purposeOf(request) === 'reviews');
  const [run] = await world.runs();
  return { count, shown, items: await world.items(), rejected: JSON.parse(run?.rejected ?? '') };
}

test('what is doubted only without its weak options is read once more', async () => {
  const { count, shown, items } = await reviewedBatch({ weak: [1] }, {});
  const doubt = '\nDoubt: The options are of several kinds';
  expect(shown.map(({ user }) => user.includes(doubt))).toEqual([false, true]);
  expect(count).toBe(1);
  const options = items.flatMap(({ content }) => choiceOf(content)?.options ?? []);
  expect(options).not.toContain('Copper');
});

test.each([
  ['the reviewer shares the doubt', { fair_options: false }, 'review: options'],
  ['the reviewer leaves the item out', undefined, 'mixed kinds'],
])('it is refused where %s', async (_, second, refusal) => {
  const { count, rejected } = await reviewedBatch({ weak: [1] }, second);
  expect([count, rejected]).toEqual([0, { [refusal]: 1 }]);
});

test('what the reviewer has settled already is not read again', async () => {
  const { shown, count } = await reviewedBatch({ weak: [4] });
  expect([shown.length, count]).toEqual([1, 1]);
});
