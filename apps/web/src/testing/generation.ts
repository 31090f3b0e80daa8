import type { GenerationRun, Proposal, Source } from '@morsel/sdk/contract';

/** A run of questions that is under way, unless told otherwise. */
export function aRun(overrides: Partial<GenerationRun> = {}): GenerationRun {
  return {
    id: 1,
    bookId: 8,
    what: 'questions',
    sourceId: null,
    state: 'running',
    isPreview: false,
    stage: 'drafting',
    progress: 0.4,
    drafted: 0,
    kept: 0,
    rejected: {},
    skipped: [],
    reason: null,
    startedAt: 1_760_000_000_000,
    finishedAt: null,
    usage: null,
    reviewUsage: null,
    ...overrides,
  };
}

export function aSource(overrides: Partial<Source> = {}): Source {
  return {
    id: 5,
    name: 'histories.epub',
    format: 'epub',
    words: 84_000,
    language: 'en',
    chapters: [
      { title: 'Clio', words: 44_000 },
      { title: 'Euterpe', words: 40_000 },
    ],
    parts: 90,
    questionParts: 9,
    flashcardParts: 0,
    isShared: false,
    reached: null,
    addedAt: 1_760_000_000_000,
    ...overrides,
  };
}

/** Proposals of book 8 with these ids. */
export function someProposals(...ids: readonly number[]): Proposal[] {
  return ids.map((id) => ({
    id,
    difficulty: 2,
    content: {
      type: 'true_false',
      text: `The Nile floods in summer, said source ${id}.`,
      answer: true,
      explanation: `So it stands in book ${id}.`,
    },
    origin: { grounding: 'source', chapter: 'Euterpe', quote: `It rises at the solstice (${id}).` },
    proposedAt: 1_760_000_000_000,
  }));
}
