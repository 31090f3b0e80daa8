import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../routing.ts';
import { deleteItem, deleteQuestion, moderateItem } from './deciding.ts';
import { editItem } from './editing.ts';
import { listBookItems, listReportedItems } from './listing.ts';

export function registerAdminItemsRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getReportedItems, () => listReportedItems(db));

  route(app, endpoints.getAdminBookItems, ({ params }) => listBookItems(db, params.bookId));

  route(app, endpoints.moderateItem, ({ params: { itemId }, body: { state } }) =>
    db.transaction().execute((tx) => moderateItem(tx, { itemId, state, now: now() })),
  );

  route(app, endpoints.editItem, ({ params: { itemId }, body: edit }) =>
    db.transaction().execute((tx) => editItem(tx, { itemId, edit, now: now() })),
  );

  route(app, endpoints.deleteItem, ({ params: { itemId } }) =>
    db.transaction().execute((tx) => deleteItem(tx, { itemId, now: now() })),
  );

  route(app, endpoints.deleteQuestion, ({ params: { questionId: itemId } }) =>
    db.transaction().execute((tx) => deleteQuestion(tx, { itemId, now: now() })),
  );
}
