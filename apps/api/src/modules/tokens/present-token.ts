import type { AccessToken } from '@morsel/sdk/contract';

import { scopesIn } from '../../http/identity/act-by-token.ts';
import type { TokenRow } from './queries.ts';

export function presentToken({ scopes, ...row }: TokenRow): AccessToken {
  return { ...row, scopes: scopesIn(scopes) };
}
