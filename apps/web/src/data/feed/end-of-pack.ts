import { mayPass } from '@morsel/sdk';

import { offline } from '../../offline/door.ts';
import type { Reader } from '../account/reader-storage.ts';

/** The reader has done all that the device had, and the server does not answer. */
export class PackUsedUpError extends Error {
  override readonly name = 'PackUsedUpError';
  /** When something comes back (epoch ms), as far as it is known. */
  readonly nextAt: number | undefined;

  constructor(nextAt: number | undefined, cause: unknown) {
    super('The study pack is used up', { cause });
    this.nextAt = nextAt;
  }
}

/** What is the matter when neither server nor pack has a page: the failure, unless the pack is used up. */
export async function endOfPack(failure: unknown, reader: Reader | undefined): Promise<unknown> {
  if (!reader || !mayPass(failure)) return failure;
  const { packEnd } = await offline();
  const end = await packEnd(reader.userId);
  return end ? new PackUsedUpError(end.nextAt, failure) : failure;
}
