import type { HidingSelection } from '@morsel/sdk/contract';

import { InvalidInputError } from '../../errors.ts';

/** @throws InvalidInputError when the time ends before it begins. */
export function checkSelection({ since, until }: HidingSelection): void {
  if (since !== undefined && until !== undefined && until < since) {
    throw new InvalidInputError('until must not be before since', 'until');
  }
}
