import { MINUTE_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { type FoundToken, noteTokenUsed } from '../../database/access-tokens.ts';
import type { Deps } from '../../deps.ts';

/** Readers are told of the last use as exactly as this. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;

/**
 * Notes when access tokens are used: no request waits for it, and what cannot be written is left out. All
 * that is under way is waited for before the server ends.
 */
export function noteTokenUses(
  api: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): (token: Pick<FoundToken, 'id' | 'usedAt'>) => void {
  const underWay = new Map<number, Promise<void>>();
  api.addHook('onClose', async () => {
    await Promise.all(underWay.values());
  });

  async function note(id: number, before: number): Promise<void> {
    try {
      await noteTokenUsed(db, { id, now: now(), before });
    } catch (error) {
      api.log.warn({ err: error }, 'the use of an access token was not noted');
    } finally {
      underWay.delete(id);
    }
  }

  return ({ id, usedAt }) => {
    const before = now() - NOTED_EVERY_MS;
    if ((usedAt ?? 0) < before && !underWay.has(id)) underWay.set(id, note(id, before));
  };
}
