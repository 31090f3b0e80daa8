import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import { DAY_S } from '@morsel/sdk/domain';
import { NOT_FOUND_META, type PageMeta } from '@morsel/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isForApi } from '../api-path.ts';
import { basePathOf } from '../base-path.ts';
import { problemWith } from '../problems/problem.ts';
import { sendProblem } from '../problems/send-problem.ts';
import { publicAddress } from '../public-origin.ts';
import { type BuiltPage, readBuiltPage } from './built-page.ts';
import { addMissedShare } from './missed-share.ts';
import { SCREEN_PAGES, smallLetters } from './screens.ts';
import { sendPage } from './send-page.ts';

const YEAR_S = 365 * DAY_S;
const NOT_BUILT = 'The web app is not built yet; `npx --yes pnpm@12 run build` builds it.';

/** It is text, of which the type alone does not tell the letters. */
const SVG = 'image/svg+xml';

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the web app's page, which crawlers may list unless `noIndex` says otherwise. */
    sendPage(page: { meta: PageMeta; noIndex?: boolean }): Promise<FastifyReply>;
    /** Answers with the web app's page, on which its not-found screen will show. */
    sendMissingPage(): Promise<FastifyReply>;
  }
}

export type WebAppOptions = {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly publicUrl: string | undefined;
};

/**
 * Serves the built web app from its folder: its page for each screen, its files, and its page with
 * status 404 for browsers that ask for anything else. Unknown calls of the API get a problem.
 */
export async function addWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const page = await readBuiltPage(options.folder, basePathOf(options.publicUrl));
  if (page !== undefined) await app.register(async (files) => addFiles(files, options.folder));
  decorateReplies(app, page, options);

  for (const [address, meta] of SCREEN_PAGES) {
    app.get(address, (_request, reply) => reply.sendPage({ meta }));
  }
  addMissedShare(app);
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) {
      const meant = smallLetters(request.url);
      return meant === undefined ? reply.sendMissingPage() : reply.redirect(meant, 301);
    }
    const path = request.url.split('?')[0] ?? '';
    const detail = `There is no ${request.method} ${path}`;
    return sendProblem(reply, problemWith({ status: 404, detail }));
  });
}

function decorateReplies(
  app: FastifyInstance,
  page: BuiltPage | undefined,
  { publicUrl }: WebAppOptions,
): void {
  app.decorateReply('sendPage', async function send(this: FastifyReply, { meta, noIndex = false }) {
    if (page === undefined) return this.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const address = publicAddress(publicUrl, this.request);
    return sendPage(page, { meta, address, noIndex }, this.request, this);
  });
  app.decorateReply('sendMissingPage', async function sendMissing(this: FastifyReply) {
    return this.code(404).sendPage({ meta: NOT_FOUND_META, noIndex: true });
  });
}

async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.getHeader('content-type') === SVG)
      reply.header('content-type', `${SVG}; charset=utf-8`);
    done();
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Folders are not found rather than forbidden.
    allowedPath: (path) => !path.endsWith('/'),
    setHeaders(reply, path) {
      // Files in `assets` have the hash of their content in their names.
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !isForApi(request) && headers.accept?.includes('text/html') === true;
}
