import { expect, test } from 'vitest';

import { choiceOf, stemOf } from '../items/checks/item-parts.ts';
import { balanceFlaws } from '../items/checks/key-balance.ts';
import { generationWorld } from '../testing/generation-world.ts';
import { longText } from '../testing/long-text.ts';
import { plantingWrongKeys, writing } from '../testing/model-server/scripted-model.ts';

const chapters = longText({ chapters: 12 });

/** Enough batches for every chunk to be used once and twice. */
async function many(world: Awaited<ReturnType<typeof generationWorld>>, batches: number) {
  for (let made = 0; made < batches; made += 1) await world.generate();
  return (await world.items()).map(({ content }) => content);
}

test('of the wrong keys that a provider plants, nine in ten are found', async () => {
  const behave = plantingWrongKeys(0.1);
  const world = await generationWorld({ behave, chapters });
  const contents = await many(world, 8);
  const planted = contents.filter((content) => behave.planted.has(stemOf(content)));
  const drafted = (await world.runs()).reduce((sum, run) => sum + run.drafted, 0);
  expect(drafted).toBeGreaterThan(80);
  expect(contents.length).toBeGreaterThan(drafted * 0.7);
  expect(behave.planted.size).toBeGreaterThanOrEqual(8);
  expect(planted.length).toBeLessThanOrEqual(behave.planted.size * 0.1);
});

/** `writing` names each key before all distractors, as models do. */
test('keys of a provider that names them first stand everywhere alike', async () => {
  const world = await generationWorld({ behave: writing(), chapters });
  const contents = await many(world, 8);

  const choices = contents.flatMap((content) => choiceOf(content) ?? []);
  const statements = contents.filter(({ kind }) => kind === 'true_false');
  const share = statements.filter(({ answerKey }) => answerKey?.answer === 0).length;
  expect(choices.length).toBeGreaterThanOrEqual(20);
  expect(statements.length).toBeGreaterThanOrEqual(20);
  // Its χ² test at p = 0.01, and its share of 40 to 60 % of true statements.
  expect(balanceFlaws(contents)).toEqual([]);
  expect(share / statements.length).toBeGreaterThanOrEqual(0.4);
  expect(share / statements.length).toBeLessThanOrEqual(0.6);
});

test('batches walk through the whole text, and then through it again', async () => {
  const world = await generationWorld({ behave: writing(), chapters });
  const covered = async () => (await world.chunks()).map((chunk) => chunk.questionBatches);
  await many(world, 4);
  expect(await covered()).toEqual(chapters.map(() => 1));
  const first = await world.items();
  expect(new Set(first.map(({ chunk }) => chunk)).size).toBe(chapters.length);
  await many(world, 1);
  expect(await covered()).toEqual([2, 2, 2, ...chapters.slice(3).map(() => 1)]);
  // Flashcards have a walk of their own.
  await world.generate('flashcards');
  const cards = (await world.chunks()).map((chunk) => chunk.flashcardBatches);
  expect(cards).toEqual([1, 1, 1, ...chapters.slice(3).map(() => 0)]);
});
