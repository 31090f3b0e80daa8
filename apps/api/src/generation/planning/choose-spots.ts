import type { IdeaWish } from '@morsel/sdk/domain';

/** An idea with how many batches were made of it, and what its reader wants. */
export type SteeredIdea = {
  readonly key: string;
  readonly title: string;
  /** From 0, the most important first. */
  readonly rank: number;
  /** Numbers of the chunks that tell of it, the best first. */
  readonly chunks: readonly number[];
  readonly batches: number;
  readonly wish: IdeaWish | null;
};

export type OpenChunk = {
  readonly number: number;
  readonly batches: number;
  /** How many highlights of the reader stand in it. */
  readonly highlights: number;
};

/** Where a piece of a batch is made: a chunk, and the idea that it is asked for. */
export type Spot<Idea extends SteeredIdea = SteeredIdea> = {
  readonly chunk: number;
  readonly idea: Idea | undefined;
};

type Turn<Idea extends SteeredIdea> = {
  readonly turn: number;
  readonly highlights: number;
  readonly spots: readonly number[];
  readonly idea: Idea | undefined;
};

/**
 * The next spots of a text: ideas that were asked for least, then chunks that nothing was made of,
 * then ideas again. Of those whose turn it is, first what the reader has highlighted, whether an idea
 * tells of it or not. Ideas that are to be left out have no turn, those of which more is wanted have
 * it twice as often.
 */
export function chooseSpots<Idea extends SteeredIdea>(
  { ideas, chunks }: { ideas: readonly Idea[]; chunks: readonly OpenChunk[] },
  most: number,
): Spot<Idea>[] {
  const highlights = new Map(chunks.map((chunk) => [chunk.number, chunk.highlights]));
  const turns = [
    ...ideas.flatMap((idea) => turnOfIdea(idea, highlights)),
    ...chunks.map((chunk): Turn<Idea> => ({
      turn: chunk.batches + (chunk.highlights > 0 ? 0 : 0.5),
      highlights: chunk.highlights,
      spots: [chunk.number],
      idea: undefined,
    })),
  ].toSorted((a, b) => a.turn - b.turn || b.highlights - a.highlights);
  const chosen: Spot<Idea>[] = [];
  for (const { spots, idea } of turns) {
    const free = spots.find((spot) => chosen.every(({ chunk }) => chunk !== spot));
    if (free !== undefined && chosen.length < most) chosen.push({ chunk: free, idea });
  }
  return chosen;
}

/** None for an idea that is told only where the reader has not got to. */
function turnOfIdea<Idea extends SteeredIdea>(
  idea: Idea,
  highlights: ReadonlyMap<number, number>,
): Turn<Idea>[] {
  const open = idea.chunks.filter((number) => highlights.has(number));
  if (idea.wish === 'less' || open.length === 0) return [];
  const marked = (number: number) => highlights.get(number) ?? 0;
  // The best chunk first, then the next: the second batch of an idea is of another one.
  const shift = idea.batches % open.length;
  const spots = [...open.slice(shift), ...open.slice(0, shift)].toSorted(
    (a, b) => marked(b) - marked(a),
  );
  const turn = idea.wish === 'more' ? idea.batches / 2 - 0.25 : idea.batches;
  return [{ turn, highlights: marked(spots[0] ?? 0), spots, idea }];
}
