import type { AdminItem, ItemEdit, ReportState } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { worker } from './worker.ts';

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

/** An API for admins that has these items and decides about them; returns what it was sent. */
export function serveItems(...items: readonly AdminItem[]): unknown[] {
  const stored = new Map(items.map((item) => [item.id, item]));
  const sent: unknown[] = [];
  const decide = (id: unknown, change: Partial<AdminItem>, outcome: ReportState) => {
    const item = { ...anAdminItem(), ...stored.get(Number(id)), ...change };
    const reports = item.reports.map((report) => ({ ...report, state: outcome }));
    const decided = { ...item, reports };
    stored.set(decided.id, decided);
    return HttpResponse.json(decided);
  };
  const isOpen = ({ reports }: AdminItem) => reports.some(({ state }) => state === 'open');
  worker.use(
    http.get('/api/admin/reports', () => HttpResponse.json([...stored.values()].filter(isOpen))),
    http.get('/api/admin/books/:bookId/items', () => HttpResponse.json([...stored.values()])),
    http.patch<{ itemId: string }, Pick<AdminItem, 'state'>>(
      '/api/admin/items/:itemId',
      async ({ params, request }) => {
        const { state } = await request.json();
        sent.push({ state });
        return decide(params.itemId, { state }, state === 'active' ? 'kept' : 'hidden');
      },
    ),
    http.patch<{ itemId: string }, ItemEdit>(
      '/api/admin/items/:itemId/content',
      async ({ params, request }) => {
        const content = await request.json();
        sent.push(content);
        return decide(params.itemId, { content, state: 'active' }, 'mended');
      },
    ),
    http.delete('/api/admin/items/:itemId', ({ params }) => {
      sent.push('deleted');
      stored.delete(Number(params['itemId']));
      return HttpResponse.json({ ok: true });
    }),
    http.post('/api/admin/items/:itemId/regenerate', ({ params }) => {
      sent.push('regenerated');
      stored.delete(Number(params['itemId']));
      return HttpResponse.json({ count: 1, grounding: 'source' });
    }),
  );
  return sent;
}
