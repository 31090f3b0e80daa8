import type { Tx } from '../../database/connection.ts';
import { type Entry, deleteSessionsOf } from '../../database/session-store.ts';
import { forgetSyncServer } from '../sync-servers/remove-sync-server.ts';
import { removeAllWebhooks } from '../webhooks/change-webhook.ts';
import { deleteOpenIdLinks, deletePasskeys, deletePassword, deleteTokens } from './queries.ts';

/**
 * Takes from an account all that it was signed in to by, a reset link, access tokens, webhooks and the other
 * sync server too, and ends its sessions: whoever added these may not be who it is to belong to from now on.
 */
export async function voidWaysToSignIn(tx: Tx, id: number): Promise<Entry> {
  await deletePassword(tx, id);
  await deletePasskeys(tx, id);
  await deleteOpenIdLinks(tx, id);
  await deleteTokens(tx, id);
  await removeAllWebhooks(tx, id);
  await forgetSyncServer(tx, id);
  return deleteSessionsOf(tx, id);
}
