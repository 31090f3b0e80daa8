import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import type { Feed } from '../quiz/feed.ts';
import { deleteReader } from './delete-reader.ts';
import { exportReader } from './export-reader.ts';

/** To be added where sessions are: deleting a reader ends theirs. */
export function registerPersonalDataRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  feed: Feed,
): void {
  route(app, endpoints.exportData, async ({ reader, reply }) => {
    await feed.putDown(reader.id);
    reply.header('content-disposition', 'attachment; filename="morsel-data.json"');
    return exportReader(db, { userId: reader.id, now: now() });
  });

  route(app, endpoints.deleteAccount, async ({ reader, body, request, reply }) => {
    const deletion = { userId: reader.id, confirmation: body.confirmation };
    await db.transaction().execute((tx) => deleteReader(tx, deletion));
    if (request.guestId === reader.id) reply.forgetGuest();
    reply.forgetDevice(reader.id);
    await reply.endSession();
    return { ok: true };
  });
}
