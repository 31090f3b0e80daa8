import type { Origin, Passage, ReportRequest } from '@morsel/sdk/contract';
import { vi } from 'vitest';

import type { PassageCard } from '../cards/dialogs/item-verbs.ts';

export function anOrigin(overrides: Partial<Origin> = {}): Origin {
  return {
    grounding: 'source',
    chapter: 'The Ionian Revolt',
    quote: 'The Athenians charged the barbarians at a run.',
    ...overrides,
  };
}

export function aPassage(overrides: Partial<Passage> = {}): Passage {
  return {
    chapter: 'The Ionian Revolt',
    before: 'The lines were drawn up. ',
    quote: 'The Athenians charged the barbarians at a run.',
    after: ' They were the first Greeks to do so.',
    ...overrides,
  };
}

/** What a card can do about its item: all goes well, and is noted, unless a test says otherwise. */
export function itemVerbs() {
  return {
    onReport: vi.fn<(report: ReportRequest) => Promise<unknown>>(() => Promise.resolve()),
    onCard: vi.fn<(card: PassageCard) => Promise<unknown>>(() => Promise.resolve()),
    readPassage: vi.fn<() => Promise<Passage>>(() => Promise.resolve(aPassage())),
  };
}
