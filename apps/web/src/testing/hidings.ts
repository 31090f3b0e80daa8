import type { AdminItem, Hiding, HidingTotals } from '@morsel/sdk/contract';
import { HIDINGS_PAGE } from '@morsel/sdk/domain';
import { http, HttpResponse } from 'msw';

import { anAdminItem } from './admin-items.ts';
import { anAccount } from './api.ts';
import { worker } from './worker.ts';

export const NO_HIDINGS: HidingTotals = {
  hidden: 0,
  held: { library: 0, approved: 0, share: 0 },
  reports: 0,
  books: [],
  reporters: [],
};

export const REPORTERS = [
  'anna00000000000000000',
  'bert00000000000000000',
  'cleo00000000000000000',
];

/** A question of book 8 that three readers have hidden two hours ago, unless told otherwise. */
export function aHiding(over: Partial<Hiding> = {}): Hiding {
  return {
    id: 1,
    itemId: 1,
    kind: 'mcq',
    text: 'Who won at Marathon?',
    bookId: 8,
    bookTitle: 'The Histories',
    heldBy: null,
    reasons: REPORTERS.map((reporter) => ({ reporter, reason: 'wrong', weight: 100 })),
    createdAt: Date.now() - 7_200_000,
    ...over,
  };
}

type Selection = URLSearchParams;

function isAsked(hiding: Hiding, selection: Selection): boolean {
  const [bookId, reporter] = [selection.get('bookId'), selection.get('reporter')];
  const [since, until] = [selection.get('since'), selection.get('until')];
  const heldBy = selection.get('heldBy');
  return (
    (bookId === null || hiding.bookId === Number(bookId)) &&
    (reporter === null || hiding.reasons.some((reason) => reason.reporter === reporter)) &&
    (heldBy === null || (hiding.heldBy ?? 'nothing') === heldBy) &&
    (since === null || hiding.createdAt >= Number(since)) &&
    (until === null || hiding.createdAt <= Number(until))
  );
}

function totalsOf(hidings: readonly Hiding[]): HidingTotals {
  const heldBy = (hold: Hiding['heldBy']) => hidings.filter((one) => one.heldBy === hold).length;
  const reporters = hidings.flatMap(({ reasons }) => reasons.map(({ reporter }) => reporter));
  return {
    hidden: heldBy(null),
    held: { library: heldBy('library'), approved: heldBy('approved'), share: heldBy('share') },
    reports: reporters.length,
    books: [...Map.groupBy(hidings, ({ bookId }) => bookId)].map(([bookId, those]) => ({
      bookId,
      title: those[0]?.bookTitle ?? '',
      hidden: those.filter((one) => one.heldBy === null).length,
      held: those.filter((one) => one.heldBy !== null).length,
      waiting: those.filter((one) => one.heldBy === 'share').length,
    })),
    reporters: [...Map.groupBy(reporters, (reporter) => reporter)].map(([reporter, those]) => ({
      reporter,
      items: those.length,
    })),
  };
}

/** An API for admins where so many books wait, and reports have hidden so many items. */
export function serveWhatWaits({ books = 0, items = 0 } = {}): void {
  worker.use(
    http.get('/api/users', () => HttpResponse.json(anAccount({ role: 'admin' }))),
    http.get('/api/admin/library', () =>
      HttpResponse.json({ books, waiting: books, withQuestions: books }),
    ),
    http.get('/api/admin/hidings/totals', () =>
      HttpResponse.json({ ...NO_HIDINGS, hidden: items }),
    ),
  );
}

/** An API for admins with these hidings, the latest first, which it undoes; returns what it was sent. */
export function serveHidings(...hidings: readonly Hiding[]): unknown[] {
  let open = hidings;
  const sent: unknown[] = [];
  const asked = (url: string) => {
    const selection = new URL(url).searchParams;
    return { selection, found: open.filter((hiding) => isAsked(hiding, selection)) };
  };
  worker.use(
    http.get('/api/admin/hidings', ({ request }) => {
      const { selection, found } = asked(request.url);
      const before = Number(selection.get('before') ?? Infinity);
      return HttpResponse.json(found.filter(({ id }) => id < before).slice(0, HIDINGS_PAGE));
    }),
    http.get('/api/admin/hidings/totals', ({ request }) =>
      HttpResponse.json(totalsOf(asked(request.url).found)),
    ),
    http.post<never, Record<string, string | number>>(
      '/api/admin/hidings/restore',
      async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        const entries = Object.entries(body).map(([name, value]) => [name, String(value)]);
        const selection = new URLSearchParams(entries);
        const left = open.filter((hiding) => !isAsked(hiding, selection));
        const restored = open.length - left.length;
        open = left;
        return HttpResponse.json({ restored });
      },
    ),
    http.get(/\/api\/admin\/items\/\d+$/, ({ request }) =>
      HttpResponse.json(anAdminItem({ id: Number(request.url.split('/').at(-1)) })),
    ),
    http.patch<{ itemId: string }, Pick<AdminItem, 'state'>>(
      '/api/admin/items/:itemId',
      async ({ params, request }) => {
        const { state } = await request.json();
        const id = Number(params.itemId);
        sent.push({ id, state });
        open = open.filter(({ itemId }) => itemId !== id);
        return HttpResponse.json(anAdminItem({ id, state }));
      },
    ),
  );
  return sent;
}
