import type { ItemEdit, ItemModeration } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';

import type { TestReader } from './server.ts';

type Answered = Promise<LightMyRequestResponse>;

const at = (itemId: number) => `/api/admin/items/${itemId}`;

export const listReported = (admin: TestReader): Answered =>
  admin.inject({ url: '/api/admin/reports' });

export const listItems = (admin: TestReader, bookId: number): Answered =>
  admin.inject({ url: `/api/admin/books/${bookId}/items` });

export const moderate = (
  admin: TestReader,
  itemId: number,
  state: ItemModeration['state'],
): Answered => admin.inject({ method: 'PATCH', url: at(itemId), payload: { state } });

export const edit = (
  admin: TestReader,
  itemId: number,
  payload: ItemEdit | Record<string, unknown>,
): Answered => admin.inject({ method: 'PATCH', url: `${at(itemId)}/content`, payload });

export const remove = (admin: TestReader, itemId: number): Answered =>
  admin.inject({ method: 'DELETE', url: at(itemId) });
