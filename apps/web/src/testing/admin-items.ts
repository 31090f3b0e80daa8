import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';

type Figures = NonNullable<AdminItem['figures']>;
type AdminReport = AdminItem['reports'][number];

export const ITEM_CONTENTS: { [Type in ItemEdit['type']]: Extract<ItemEdit, { type: Type }> } = {
  mcq: {
    type: 'mcq',
    text: 'Who won at Marathon?',
    answer: 'Athens',
    distractors: ['Persia', 'Egypt'],
    explanation: 'Athens won without Sparta.',
  },
  true_false: {
    type: 'true_false',
    text: 'Sparta fought at Marathon.',
    answer: false,
    explanation: 'It came too late.',
  },
  match_pairs: {
    type: 'match_pairs',
    text: 'Match each land with its city.',
    pairs: [
      ['Attica', 'Athens'],
      ['Laconia', 'Sparta'],
      ['Lydia', 'Sardis'],
    ],
    explanation: 'Each was the first of its land.',
  },
  arrange_list: {
    type: 'arrange_list',
    text: 'Put these battles in order, earliest first.',
    order: ['Marathon', 'Thermopylae', 'Salamis'],
    explanation: 'Ten years lie between the first two.',
  },
  typed: {
    type: 'typed',
    text: 'Which city won at Marathon?',
    answer: 'Athens',
    accepted: ['the Athenians'],
    explanation: 'Athens won without Sparta.',
  },
  cloze: {
    type: 'cloze',
    text: 'At Marathon the Persians were beaten by _____.',
    answer: 'Athens',
    accepted: ['the Athenians'],
    explanation: 'Athens won without Sparta.',
  },
  flashcard: { type: 'flashcard', front: 'Marathon', back: 'The battle of 490 BC.' },
};

/** A multiple-choice question of book 8 about which nobody complains, unless told otherwise. */
export function anAdminItem(overrides: Partial<AdminItem> = {}): AdminItem {
  return {
    id: 1,
    revision: 1,
    bookId: 8,
    bookTitle: 'The Histories',
    state: 'active',
    content: ITEM_CONTENTS.mcq,
    origin: null,
    flaws: [],
    reports: [],
    claims: [],
    figures: null,
    ...overrides,
  };
}

export function anAdminReport(overrides: Partial<AdminReport> = {}): AdminReport {
  return {
    id: 1,
    userId: 12,
    isGuest: false,
    reason: 'wrong',
    note: null,
    state: 'open',
    createdAt: Date.now() - 7_200_000,
    ...overrides,
  };
}

/** What one reader claims to be right. */
export function aClaim(over: Partial<AdminItem['claims'][number]> = {}) {
  return { text: 'Attica', readers: 1, createdAt: 1, opinion: null, ...over };
}

/** Of a question that most readers do not know, those who know the book no more than others. */
export function someFigures(over: Partial<Figures> = {}): Figures {
  return {
    readers: 14,
    right: 2,
    share: { least: 0.04, most: 0.399 },
    discrimination: { value: -0.45, least: -0.79, most: 0.11, readers: 14 },
    unused: [],
    doubts: ['poor-discrimination'],
    isFine: false,
    countedAt: Date.now() - 7_200_000,
    ...over,
  };
}
