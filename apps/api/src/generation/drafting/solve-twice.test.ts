import { expect, test } from 'vitest';

import { ModelError } from '../provider/model.ts';
import { solveTwice } from './solve-twice.ts';
import type { SolverVerdict } from './solver-sheet.ts';

const questions = [{ id: 1 }, { id: 2 }, { id: 3 }];

const verdicts = (said: Record<number, SolverVerdict>) =>
  new Map(Object.entries(said).map(([id, verdict]) => [Number(id), verdict]));

const FIRST = verdicts({ 1: 'agreed', 2: 'disagreed', 3: 'ambiguous' });

test('what the solver disagrees with is asked once more, and falls when it fails again', async () => {
  const asked: number[][] = [];
  const solved = await solveTwice(questions, async (some, round) => {
    asked.push(some.map(({ id }) => id));
    return round === 0 ? FIRST : verdicts({ 2: 'agreed', 3: 'disagreed' });
  });
  expect(asked).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
  expect(solved).toEqual(verdicts({ 1: 'agreed', 2: 'agreed', 3: 'ambiguous' }));
});

test('where all agree, nobody is asked again', async () => {
  const rounds: number[] = [];
  await solveTwice(questions, async (some, round) => {
    rounds.push(round);
    return new Map(some.map(({ id }) => [id, 'agreed']));
  });
  expect(rounds).toEqual([0]);
});

const failingWith = (failure: 'malformed' | 'cancelled') =>
  solveTwice(questions, async (_some, round) => {
    if (round > 0) throw new ModelError(failure);
    return FIRST;
  });

test('a second round that fails changes nothing', async () => {
  await expect(failingWith('malformed')).resolves.toEqual(FIRST);
});

test('one that is given up ends the work', async () => {
  await expect(failingWith('cancelled')).rejects.toThrow('The model failed: cancelled');
});
