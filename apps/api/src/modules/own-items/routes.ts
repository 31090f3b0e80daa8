import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import { changeOwnItem } from './change-own-item.ts';
import { createOwnCard } from './create-own-card.ts';
import { deleteOwnItem } from './delete-own-item.ts';
import { listOwnItems } from './list-own-items.ts';

export function registerOwnItemsRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  limits: Limiter,
): void {
  route(app, endpoints.createOwnCard, async ({ reader, params: { bookId }, body: card }) => {
    const use = await limits.ownCard(reader);
    try {
      const input = { reader, bookId, card, now: now() };
      return await db.transaction().execute((tx) => createOwnCard(tx, input));
    } catch (error) {
      await use.giveBack();
      throw error;
    }
  });

  route(app, endpoints.getOwnItems, ({ reader, params: { bookId }, query: { after } }) =>
    listOwnItems(db, reader, { bookId, after }),
  );

  route(app, endpoints.changeOwnItem, async ({ reader, params: { itemId }, body: change }) => {
    const use = await limits.ownChange(reader);
    try {
      const input = { reader, itemId, change, now: now() };
      return await db.transaction().execute((tx) => changeOwnItem(tx, input));
    } catch (error) {
      await use.giveBack();
      throw error;
    }
  });

  route(app, endpoints.deleteOwnItem, ({ reader, params: { itemId } }) =>
    db.transaction().execute((tx) => deleteOwnItem(tx, { reader, itemId, now: now() })),
  );
}
