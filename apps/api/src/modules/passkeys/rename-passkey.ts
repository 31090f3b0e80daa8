import type { Passkey } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { InvalidInputError } from '../../errors.ts';
import { isBlank, shownLine } from '../../http/validation/shown-text.ts';
import { presentPasskey } from './present-passkey.ts';
import { updateName } from './queries.ts';
import { noSuchPasskey } from './remove-passkey.ts';

/**
 * @throws InvalidInputError when the name is empty to the eye, or has what cannot be shown.
 * @throws NotFoundError when the account has no such passkey.
 */
export async function renamePasskey(
  db: Db,
  { userId, id, name }: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey> {
  if (isBlank(name)) throw new InvalidInputError('Please enter a name', 'name');
  const renamed = await updateName(db, { userId, id, name: shownLine(name, 'name') });
  if (renamed === undefined) throw noSuchPasskey();
  return presentPasskey(renamed);
}
