import './lean-react.ts';
import '../styles/index.css';
import { SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { fetchLaterParts } from '../cards/later/fetch-later-parts.ts';
import { holdCalls } from '../held-calls.ts';
import { clearToasts } from '../ui/toast/toast-store.ts';
import { beginCalls, countCalls, endCalls } from './calls.ts';
import { forgetLocalData } from './local-data.ts';
import { guardPageLoads } from './page-loads.ts';
import { picturesSettled } from './pictures.ts';
import { unmountAll } from './render.tsx';
import { recordUnexpected, takeUnexpected } from './unexpected.ts';
import { worker } from './worker.ts';

/** The test page's own modules are not requests of the app. */
function isOfTheApp(url: URL): boolean {
  return url.origin !== location.origin || /^\/(?:api|covers)\//.test(url.pathname);
}

function requestOf(data: unknown): Request | null {
  if (typeof data !== 'object' || data === null || !('request' in data)) return null;
  return data.request instanceof Request ? data.request : null;
}

beforeAll(async () => {
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      const request = requestOf(frame.data);
      if (!request || !isOfTheApp(new URL(request.url))) return;
      const what = `request without a handler: ${request.method} ${request.url}`;
      recordUnexpected(what);
      throw new Error(what);
    },
  });
  countCalls();
  guardPageLoads();
  // As a page has them a moment after its start.
  await fetchLaterParts();
});

beforeEach(() => {
  beginCalls();
  // Ends what an unanswered call of the test before may hold for ever.
  holdCalls().callOff();
  // The test files of one browser share its storage.
  localStorage.clear();
  sessionStorage.clear();
  // Most tests say by the API's answer who is signed in: their pages ask.
  document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      recordUnexpected(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  await picturesSettled();
  unmountAll();
  // Code that loads on demand goes on when it is there: in its own test.
  await vi.dynamicImportSettled();
  await endCalls();
  await forgetLocalData();
  clearToasts();
  worker.resetHandlers();
  vi.restoreAllMocks();
  expect(takeUnexpected(), 'unexpected requests and errors').toEqual([]);
});

afterAll(() => worker.stop());
