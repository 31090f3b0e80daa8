import { ModelError } from '../provider/model.ts';
import type { SolverVerdict } from './solver-sheet.ts';

type Verdicts = ReadonlyMap<number, SolverVerdict>;

/**
 * Has questions solved, and those with whose keys the solver does not agree once more, in another
 * order: who is honest errs now and then, and seldom twice. A question that fails twice has failed as
 * it did at first; so has one that cannot be asked again.
 *
 * @throws ModelError when the first round fails, or somebody gives up the second.
 */
export async function solveTwice<Question extends { readonly id: number }>(
  questions: readonly Question[],
  ask: (questions: readonly Question[], round: number) => Promise<Verdicts>,
): Promise<Verdicts> {
  const first = await ask(questions, 0);
  const open = questions.filter(({ id }) => first.get(id) !== 'agreed');
  if (open.length === 0) return first;
  const second = await unlessItFails(() => ask(open, 1));
  const agreed = [...second].filter(([, verdict]) => verdict === 'agreed');
  return new Map([...first, ...agreed]);
}

async function unlessItFails(ask: () => Promise<Verdicts>): Promise<Verdicts> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ModelError && error.kind !== 'cancelled') return new Map();
    throw error;
  }
}
