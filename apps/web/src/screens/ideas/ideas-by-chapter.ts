import type { Idea, Source } from '@morsel/sdk/contract';

import { chapterName } from '../../features/texts/chapter-name.ts';

/** A chapter with the ideas that are told in it. */
export interface ChapterOfIdeas {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly ideas: readonly Idea[];
}

/** The ideas of a text under the chapters where they are told, in the order of the text. */
export function ideasByChapter(
  ideas: readonly Idea[],
  chapters: Source['chapters'],
): ChapterOfIdeas[] {
  return [...Map.groupBy(ideas, ({ chapter }) => chapter)]
    .toSorted(([one], [other]) => one - other)
    .map(([number, told]) => ({
      number,
      name: chapterName(chapters[number - 1]?.title ?? '', number),
      ideas: told,
    }));
}
