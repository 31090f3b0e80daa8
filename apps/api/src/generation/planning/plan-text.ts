import { mapInTurns } from '../../background/give-way.ts';
import type { Db } from '../../database/connection.ts';
import type { BookName } from '../drafting/prompt-passage.ts';
import { passageOf } from '../parsing/cut-chunks.ts';
import { type AskOptions, type Model, ModelError } from '../provider/model.ts';
import { NO_USAGE, type Usage, addUsage, billOf } from '../provider/token-usage.ts';
import { findChapters, findChunks } from '../sources/chapter-queries.ts';
import { lockSource } from '../sources/source-queries.ts';
import { type NamedIdea, askIdeas } from './ask-ideas.ts';
import { indexPassages } from './find-passages.ts';
import { mergeIdeas } from './merge-ideas.ts';
import { storePlan } from './plan-queries.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

const AT_A_TIME = 3;
const MOST_IDEAS = 24;
const LEAST_OF_STRETCH = 4;
const MOST_OF_STRETCH = 10;
const CHUNKS_OF_IDEA = 3;

type PlanOrder = {
  readonly sourceId: number;
  readonly book: BookName;
  readonly model: Model;
  /** For a call that begins now. */
  readonly options: () => AskOptions;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Has a model find the main ideas of a text, finds their passages and stores both. Stretches of the
 * text for which the model fails are left out while others have ideas. Where it finds none in all of
 * the text nothing is stored.
 *
 * @throws ModelError when it fails, and there is no idea without what it failed for.
 */
export async function planText(
  db: Db,
  { sourceId, book, model, options, now }: PlanOrder,
): Promise<{ readonly hasIdeas: boolean; readonly usage: Usage }> {
  const chapters = await findChapters(db, sourceId);
  const chunks = await findChunks(db, sourceId);
  const { named, usage } = await askAll(await stretchesOf(chapters), { book, model, options });
  const index = await indexPassages(chunks.map((chunk) => passageOf(chapters, chunk)));
  const ideas = await mapInTurns(mergeIdeas(named), ({ key, title, about, chapter }) => {
    const found = index.find(`${title} ${about}`, CHUNKS_OF_IDEA).flatMap((at) => chunks[at] ?? []);
    return { key, title, chapter, chunks: found.map(({ number }) => number) };
  });
  // A plan without ideas would keep every later batch from being planned.
  if (ideas.length === 0) return { hasIdeas: false, usage };
  await db.transaction().execute(async (tx) => {
    if (!(await lockSource(tx, sourceId))) return;
    const bill = billOf(usage, model.prices);
    await storePlan(tx, sourceId, { ideas, model: model.name, bill, now });
  });
  return { hasIdeas: true, usage };
}

async function askAll(
  stretches: readonly Stretch[],
  { book, model, options }: Pick<PlanOrder, 'book' | 'model' | 'options'>,
): Promise<{ named: NamedIdea[][]; usage: Usage }> {
  const count = Math.min(
    MOST_OF_STRETCH,
    Math.max(LEAST_OF_STRETCH, Math.ceil(MOST_IDEAS / Math.max(1, stretches.length))),
  );
  const named = new Map<number, readonly NamedIdea[]>();
  const failures: ModelError[] = [];
  let usage = NO_USAGE;
  const waiting = everyOtherFirst([...stretches.entries()]);
  const askNext = async () => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [at, stretch] = next;
    try {
      const answer = await askIdeas(model, { book, stretch, count }, options());
      named.set(at, answer.value);
      usage = addUsage(usage, answer.usage);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      usage = addUsage(usage, error.usage);
      failures.push(error);
      waiting.length = 0;
    }
  };
  const askRest = async () => {
    while (waiting.length > 0) await askNext();
  };
  // The first goes alone: a provider that does not work is asked once.
  await askNext();
  await Promise.all(Array.from({ length: AT_A_TIME }, askRest));
  const [failure] = failures;
  const all = stretches.map((_, at) => [...(named.get(at) ?? [])]);
  if (failure !== undefined && all.flat().length === 0) throw failure.withUsage(usage);
  return { named: all, usage };
}

/** Where time is short, what was asked for is of the whole text all the same. */
const everyOtherFirst = <Entry>(entries: readonly Entry[]): Entry[] => [
  ...entries.filter((_, at) => at % 2 === 0),
  ...entries.filter((_, at) => at % 2 === 1),
];
