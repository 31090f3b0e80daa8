import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { decideProposals } from './decide-proposals.ts';
import { listProposals } from './list-proposals.ts';

export function registerProposalsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getProposals, ({ reader, params: { bookId } }) =>
    listProposals(db, { reader, bookId }),
  );

  route(app, endpoints.decideProposals, ({ reader, params: { bookId }, body: decision }) =>
    db.transaction().execute((tx) => decideProposals(tx, { reader, bookId, decision })),
  );
}
