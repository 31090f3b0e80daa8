import type { Readable } from 'node:stream';

import { endpoints } from '@morsel/sdk/contract';
import { MOST_INTEGER, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { TooLargeError } from '../../errors.ts';
import { type BodyLimit, wholeBody } from '../../http/bodies/request-bodies.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { FILE_TYPE, route } from '../../http/routing.ts';
import { shownName } from '../../http/validation/shown-text.ts';
import { whenClosed } from '../../http/when-closed.ts';
import { requireBook } from '../../items/find-book.ts';
import { addSource } from './add-source.ts';
import { listSources } from './list-sources.ts';
import { readPassage } from './read-passage.ts';
import { removeSource } from './remove-source.ts';
import { setReadingPosition } from './set-reading-position.ts';

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
    refuseEarly(uploads, { db, limits });
    route(uploads, endpoints.addBookSource, async ({ reader, params, query, ...call }) => {
      const { file: bytes, reply, request } = call;
      const { bookId } = params;
      const { kind = 'file' } = query;
      const missing = 'Please give the text a name';
      const name = shownName(query.name, { field: 'name', what: 'textName', missing });
      const input = { reader, bookId, name, kind, bytes, address: request.ip, now: now() };
      const onBegin = () => request.heldBody?.keep();
      return addSource({ db, limits }, input, { signal: givenUp(request, reply), onBegin });
    });
  });
}

function takeFilesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FILE_TYPE, (request: FastifyRequest, payload: Readable) =>
    wholeBody(request, payload, FILE_LIMIT),
  );
}

const FILE_LIMIT: BodyLimit = {
  most: MOST_SOURCE_BYTES,
  tooLarge: () =>
    new TooLargeError(
      'The file is larger than 30 MB. Try one without pictures, or a part of the book',
      'file',
    ),
};

/** What a file is not needed for is said before it is read; all of it is looked at again after. */
function refuseEarly(
  app: FastifyInstance,
  { db, limits }: { readonly db: Db; readonly limits: Limiter },
): void {
  app.addHook<{ Params: { bookId?: string } }>('preParsing', async ({ reader, ip, params }) => {
    const bookId = Number(params.bookId);
    // The call's schema refuses the rest; PostgreSQL cannot even be asked for it.
    if (reader === null || !isId(bookId)) return;
    await requireBook(db, reader, bookId);
    await limits.checkText(reader, ip);
  });
}

const isId = (id: number) => Number.isInteger(id) && id >= 1 && id <= MOST_INTEGER;

/** Aborted when the reader has gone before the answer, or their file has to make room for others. */
function givenUp({ heldBody }: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  heldBody?.oncePushedOut((reason) => controller.abort(reason));
  whenClosed(reply, () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
