import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { editItem } from './edit-item.ts';
import { KnownFlaws } from './known-flaws.ts';
import {
  listBookItems,
  listDoubtfulItems,
  listReportedItems,
  readAdminItem,
} from './list-admin-items.ts';
import {
  deleteItem,
  deleteQuestion,
  moderateClaims,
  moderateFigures,
  moderateItem,
} from './moderate-item.ts';

export function registerAdminItemsRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const lists = { db, known: new KnownFlaws() };

  route(app, endpoints.getReportedItems, () => listReportedItems(lists));

  route(app, endpoints.getDoubtfulItems, () => listDoubtfulItems(lists));

  route(app, endpoints.getAdminBookItems, ({ params }) => listBookItems(lists, params.bookId));

  route(app, endpoints.getAdminItem, ({ params }) => readAdminItem(db, params.itemId));

  route(app, endpoints.moderateItem, ({ params: { itemId }, body: { state } }) =>
    db.transaction().execute((tx) => moderateItem(tx, { itemId, state, now: now() })),
  );

  route(app, endpoints.editItem, ({ params: { itemId }, body: edit }) =>
    db.transaction().execute((tx) => editItem(tx, { itemId, edit, now: now() })),
  );

  route(app, endpoints.decideClaims, ({ params: { itemId }, body: decision }) =>
    db.transaction().execute((tx) => moderateClaims(tx, { itemId, decision, now: now() })),
  );

  route(app, endpoints.decideFigures, ({ params: { itemId }, body: { isFine } }) =>
    db.transaction().execute((tx) => moderateFigures(tx, { itemId, isFine })),
  );

  route(app, endpoints.deleteItem, ({ params: { itemId } }) =>
    db.transaction().execute((tx) => deleteItem(tx, { itemId, now: now() })),
  );

  route(app, endpoints.deleteQuestion, ({ params: { questionId: itemId } }) =>
    db.transaction().execute((tx) => deleteQuestion(tx, { itemId, now: now() })),
  );
}
