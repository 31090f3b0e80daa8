import { BookParams, SlugParams } from '@morsel/sdk/contract';
import { SITE_META } from '@morsel/sdk/rules';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../../database/connection.ts';
import { DatabaseUnavailableError, InvalidInputError } from '../../errors.ts';
import { noteOutage, sendError } from '../../http/problems/send-problem.ts';
import type { Reader } from '../../reader.ts';
import type { BookReference } from '../books/read-books.ts';
import { describeBookPage } from './describe-book-page.ts';
import { robotsText, sitemapIndexXml, sitemapXml } from './sitemap.ts';

/** Private: without a configured address the text repeats the Host of the request. */
const CRAWLERS_CACHE = 'private, max-age=3600';

type PagesOptions = {
  readonly db: Db;
  readonly readerOf: (request: FastifyRequest) => Promise<Reader | null>;
  readonly addressOf: (request: FastifyRequest) => string | undefined;
};

/** The pages of books, which tell crawlers about the book, and what crawlers look for besides. */
export function registerPagesRoutes(app: FastifyInstance, { db, ...options }: PagesOptions): void {
  const addBookPage = (
    url: string,
    params: typeof SlugParams | typeof BookParams,
    { isOwn = false } = {},
  ) =>
    // An address that can be no book's is a page that is not there.
    app.get<{ Params: BookReference }>(
      url,
      { schema: { params }, attachValidation: true, errorHandler: sendAppAtLeast },
      async (request, reply) => {
        if (request.validationError) return reply.sendMissingPage();
        const page = await describeBookPage(db, request.params, () => options.readerOf(request));
        if (page === undefined) return reply.sendMissingPage();
        return reply.sendPage(isOwn ? { ...page, noIndex: true } : page);
      },
    );
  addBookPage('/books/:slug', SlugParams);
  addBookPage('/book/:bookId', BookParams);
  // What a reader has of their own texts is nothing for crawlers.
  for (const own of ['bites', 'ideas', 'proposals']) {
    addBookPage(`/books/:slug/${own}`, SlugParams, { isOwn: true });
    addBookPage(`/book/:bookId/${own}`, BookParams, { isOwn: true });
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', CRAWLERS_CACHE)
      .type('text/plain; charset=utf-8')
      .send(robotsText(requireAddress(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    sendXml(reply, await sitemapIndexXml(db, requireAddress(request))),
  );
  app.get<{ Params: { sitemap: string } }>(
    String.raw`/sitemap-:sitemap(^\d{1,6}).xml`,
    async (request, reply) => {
      const sitemap = Number(request.params.sitemap);
      return sendXml(reply, await sitemapXml(db, requireAddress(request), sitemap));
    },
  );

  function sendXml(reply: FastifyReply, xml: string): FastifyReply {
    return reply
      .header('cache-control', CRAWLERS_CACHE)
      .type('application/xml; charset=utf-8')
      .send(xml);
  }

  function requireAddress(request: FastifyRequest): string {
    const address = options.addressOf(request);
    if (address === undefined) throw new InvalidInputError('The request names no host', 'host');
    return address;
  }
}

/** Without the database a browser still gets the web app, which says what it lacks and tries again. */
function sendAppAtLeast(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof DatabaseUnavailableError) {
    noteOutage(error, request, reply);
    void reply.code(503).sendPage({ meta: SITE_META, noIndex: true });
  } else void sendError(error, request, reply);
}
