import type { GenerationBudget } from '../generation/budget/generation-budget.ts';
import { modelBudget } from '../generation/budget/model-budget.ts';
import { settleClaims } from '../generation/second-opinions/settle-claims.ts';
import { rebuildReader } from '../modules/reviews/rebuild-reader.ts';
import { aBook, aQuestion } from './factories.ts';
import { type Behaviour, modelServer } from './model-server/model-server.ts';
import { saysJson } from './model-server/replies.ts';
import { NO_BUDGET } from './no-limits.ts';
import { answer, claim, operation } from './reader-calls.ts';
import { type TestReader, testServer } from './server.ts';

/** What is claimed unless something else is written. */
export const TEXT = 'Attraction of the earth';

export const SAME: Behaviour = () => saysJson({ same: true });
export const OTHER: Behaviour = () => saysJson({ same: false });

/** A server with a question to be answered in writing, and a model that says what it thinks of claims. */
export async function serverWithOpinions({
  behave = SAME,
  budget = NO_BUDGET,
  ...over
}: {
  behave?: Behaviour;
  budget?: GenerationBudget;
  answerKey?: NonNullable<Parameters<typeof aQuestion>[1]['answerKey']>;
} = {}) {
  let behaviour = behave;
  const provider = await modelServer({ behave: (request) => behaviour(request) });
  const server = await testServer();
  const { db, clock } = server;
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aQuestion(db, { bookId, type: 'typed', ...over });
  const now = () => clock.now;
  const deps = {
    db,
    now,
    model: provider.model,
    modelBudget: modelBudget({ db, now, budget, secret: 'of tests' }),
  };
  let made = 0;
  return {
    ...server,
    itemId,
    deps,
    requests: provider.requests,
    behaveAs: (next: Behaviour) => {
      behaviour = next;
    },
    settle: () => settleClaims(deps, new AbortController().signal),
    /** Answers wrong and says that it was right. */
    insist: async (reader: TestReader, text = TEXT) => {
      const opId = `operation-${(made += 1)}`;
      await answer(reader, itemId, { text }, operation(opId));
      return (await claim(reader, { itemId, opId })).json();
    },
    states: async () =>
      (
        await db
          .selectFrom('answerClaims')
          .select('state')
          .orderBy('createdAt')
          .orderBy('opId')
          .execute()
      ).map(({ state }) => state),
    differing: ({ id }: TestReader) =>
      db.transaction().execute((tx) => rebuildReader(tx, { id, role: 'reader' })),
    revision: async () =>
      (
        await db
          .selectFrom('items')
          .select('revision')
          .where('id', '=', itemId)
          .executeTakeFirstOrThrow()
      ).revision,
  };
}
