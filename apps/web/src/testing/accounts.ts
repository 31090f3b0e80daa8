import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { anAccount, serve } from './api.ts';
import { worker } from './worker.ts';

/** An API for a test that lets people in, unless told otherwise; returns what it was sent. */
export function serveEntry(
  path: '/api/signin' | '/api/signup' | '/api/reset-password',
  reply?: HttpResponseResolver,
) {
  const sent: unknown[] = [];
  serve();
  worker.use(
    http.post(path, async (info) => {
      sent.push(await info.request.clone().json());
      return reply ? reply(info) : HttpResponse.json(anAccount());
    }),
  );
  return sent;
}
