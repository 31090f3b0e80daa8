import { endpoints } from '@morsel/sdk/contract';
import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

import type { Deps } from '../../deps.ts';
import { LimitReachedError, TooLargeError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { networkOf } from '../../http/limits/network-of.ts';
import { FILE_TYPE, route } from '../../http/routing.ts';
import { whenClosed } from '../../http/when-closed.ts';
import { addSource } from './add-source.ts';
import { listSources } from './list-sources.ts';
import { readPassage } from './read-passage.ts';
import { removeSource } from './remove-source.ts';
import { setReadingPosition } from './set-reading-position.ts';

/** Files held in memory at once, each until it is read. */
const MOST_UPLOADS = 4;
const UPLOAD_WAIT_MS = 20_000;

export async function registerSourcesRoutes(
  app: FastifyInstance,
  deps: Deps,
  limits: Limiter,
): Promise<void> {
  const { db, now, model } = deps;

  route(app, endpoints.getBookSources, ({ reader, params: { bookId } }) =>
    listSources(db, { reader, bookId, hasModel: model !== undefined }),
  );

  route(app, endpoints.removeSource, ({ params }) =>
    db.transaction().execute(async (tx) => {
      await removeSource(tx, { ...params, now: now() });
      return { ok: true };
    }),
  );

  route(app, endpoints.setReadingPosition, ({ reader, params: { sourceId }, body: { reached } }) =>
    db
      .transaction()
      .execute((tx) => setReadingPosition(tx, { reader, sourceId, reached, now: now() })),
  );

  route(app, endpoints.getPassage, ({ reader, params }) => readPassage(db, reader, params.itemId));

  await app.register(async (uploads) => {
    takeFilesOnly(uploads);
    limitUploads(uploads);
    route(uploads, endpoints.addBookSource, async ({ reader, params, query, ...call }) => {
      const { file: bytes, reply, request } = call;
      const { bookId } = params;
      const { name, kind = 'file' } = query;
      const input = { reader, bookId, name, kind, bytes, address: request.ip, now: now() };
      return addSource({ db, limits }, input, gone(reply));
    });
  });
}

function takeFilesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > MOST_SOURCE_BYTES) throw tooLarge();
  });
  // Files of unknown length are counted as they come.
  app.setErrorHandler<FastifyError>((error) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
  });
}

const tooLarge = () =>
  new TooLargeError(
    'The file is larger than 30 MB. Try one without pictures, or a part of the book',
    'file',
  );

/** Turned away before its body is read; one reader, or one network of guests, holds one place. */
function limitUploads(app: FastifyInstance): void {
  const underWay = new Set<string>();
  app.addHook('onRequest', async ({ reader, ip }, reply) => {
    if (reader === null) return;
    const holder = reader.isGuest ? networkOf(ip) : String(reader.id);
    if (underWay.size >= MOST_UPLOADS || underWay.has(holder)) {
      throw new LimitReachedError('Other texts are being read right now.', UPLOAD_WAIT_MS);
    }
    underWay.add(holder);
    whenClosed(reply, () => underWay.delete(holder));
  });
}

/** Aborted when the reader has gone before the answer. */
function gone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
