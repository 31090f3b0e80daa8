import type { ClaimDecision, ItemEdit, ItemModeration, RestoreRequest } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';

import type { TestReader } from './server.ts';

type Answered = Promise<LightMyRequestResponse>;

const at = (itemId: number) => `/api/admin/items/${itemId}`;

export const listReported = (admin: TestReader): Answered =>
  admin.inject({ url: '/api/admin/reports' });

export const restore = (admin: TestReader, payload: RestoreRequest | object): Answered =>
  admin.inject({ method: 'POST', url: '/api/admin/hidings/restore', payload });

export const listDoubtful = (admin: TestReader): Answered =>
  admin.inject({ url: '/api/admin/items/doubtful' });

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

export const decideClaims = (
  admin: TestReader,
  itemId: number,
  payload: ClaimDecision | Record<string, unknown>,
): Answered => admin.inject({ method: 'POST', url: `${at(itemId)}/claims`, payload });

export const decideFigures = (admin: TestReader, itemId: number, isFine: unknown): Answered =>
  admin.inject({ method: 'PATCH', url: `${at(itemId)}/figures`, payload: { isFine } });

export const remove = (admin: TestReader, itemId: number): Answered =>
  admin.inject({ method: 'DELETE', url: at(itemId) });
