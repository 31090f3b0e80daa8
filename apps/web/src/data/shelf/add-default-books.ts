import type { QueryClient } from '@tanstack/react-query';

import { firstApi } from '../../first-api.ts';
import { knownReader } from '../account/identity.ts';
import { pageLoad } from '../page-load.ts';
import { shelfKeys } from './shelf-keys.ts';

/**
 * Puts the default books on the shelf of a signed-in reader, at most once per page load. Says
 * whether that was done now; a failure leaves the shelf as it is.
 */
export async function addDefaultBooksOnce(queryClient: QueryClient): Promise<boolean> {
  const load = pageLoad(queryClient);
  const reader = knownReader(queryClient);
  if (!reader || reader.isGuest || load.defaultBooksTried) return false;
  load.defaultBooksTried = true;
  try {
    await firstApi.users.addDefaultBooks();
    void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
    return true;
  } catch {
    return false;
  }
}
