import type {
  AdminItem,
  ClaimDecision,
  FiguresDecision,
  ItemEdit,
  ReportState,
} from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { anAdminItem } from './admin-items.ts';
import { worker } from './worker.ts';

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
  const isOpen = ({ reports, claims }: AdminItem) =>
    claims.length > 0 || reports.some(({ state }) => state === 'open');
  const isDoubtful = ({ state, figures }: AdminItem) =>
    state === 'active' && figures !== null && figures.doubts.length > 0 && !figures.isFine;
  worker.use(
    http.get('/api/admin/items/doubtful', () =>
      HttpResponse.json([...stored.values()].filter(isDoubtful)),
    ),
    http.patch<{ itemId: string }, FiguresDecision>(
      '/api/admin/items/:itemId/figures',
      async ({ params, request }) => {
        const { isFine } = await request.json();
        sent.push({ isFine });
        const item = { ...anAdminItem(), ...stored.get(Number(params.itemId)) };
        const decided = { ...item, figures: item.figures && { ...item.figures, isFine } };
        stored.set(item.id, decided);
        return HttpResponse.json(decided);
      },
    ),
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
    http.post<{ itemId: string }, ClaimDecision>(
      '/api/admin/items/:itemId/claims',
      async ({ params, request }) => {
        const decision = await request.json();
        sent.push(decision);
        const item = { ...anAdminItem(), ...stored.get(Number(params.itemId)) };
        const claims = item.claims.filter(({ text }) => text !== decision.text);
        stored.set(item.id, { ...item, claims });
        return HttpResponse.json({ ...item, claims });
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
