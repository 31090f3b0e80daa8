import type { Passkey } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { shownName } from '../../http/validation/shown-text.ts';
import { presentPasskey } from './present-passkey.ts';
import { updateName } from './queries.ts';
import { noSuchPasskey } from './remove-passkey.ts';

/**
 * @throws InvalidInputError when the name is empty to the eye, too long, or has what cannot be shown.
 * @throws NotFoundError when the account has no such passkey.
 */
export async function renamePasskey(
  db: Db,
  passkey: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey> {
  const missing = 'Please enter a name';
  const name = shownName(passkey.name, { field: 'name', what: 'passkeyName', missing });
  const renamed = await updateName(db, { ...passkey, name });
  if (renamed === undefined) throw noSuchPasskey();
  return presentPasskey(renamed);
}
