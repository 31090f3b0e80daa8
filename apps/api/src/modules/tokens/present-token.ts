import type { AccessToken } from '@morsel/sdk/contract';

import { scopesIn } from '../../database/access-tokens.ts';
import type { TokenRow } from './queries.ts';

export function presentToken({ scopes, ...row }: TokenRow): AccessToken {
  return { ...row, scopes: scopesIn(scopes) };
}
