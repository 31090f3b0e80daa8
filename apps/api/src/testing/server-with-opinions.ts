import { settleClaims } from '../generation/second-opinions/settle-claims.ts';
import { limiter } from '../http/limits/limiter.ts';
import { LIMITS } from '../http/limits/limits.ts';
import { rebuildReader } from '../modules/reviews/rebuild-reader.ts';
import { aBook, aQuestion } from './factories.ts';
import { type Behaviour, modelServer } from './model-server/model-server.ts';
import { saysJson } from './model-server/replies.ts';
import { NO_LIMITS } from './no-limits.ts';
import { answer, claim, operation } from './reader-calls.ts';
import { type TestReader, testServer } from './server.ts';

/** What is claimed unless something else is written. */
export const TEXT = 'Attraction of the earth';

export const SAME: Behaviour = () => saysJson({ same: true });
export const OTHER: Behaviour = () => saysJson({ same: false });

/** A server with a question to be answered in writing, and a model that says what it thinks of claims. */
export async function serverWithOpinions({
  behave = SAME,
  most = Number.POSITIVE_INFINITY,
  ...over
}: {
  behave?: Behaviour;
  most?: number;
  answerKey?: NonNullable<Parameters<typeof aQuestion>[1]['answerKey']>;
} = {}) {
  let behaviour = behave;
  const provider = await modelServer({ behave: (request) => behaviour(request) });
  const server = await testServer();
  const { db, clock } = server;
  const { id: bookId } = await aBook(db);
  const { id: itemId } = await aQuestion(db, { bookId, type: 'typed', ...over });
  const now = () => clock.now;
  const limits = limiter(
    { db, now },
    { ...NO_LIMITS, secondOpinions: { ...LIMITS.secondOpinions, most } },
  );
  const deps = { db, now, model: provider.model, limits };
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
