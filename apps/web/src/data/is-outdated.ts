import { isApiError } from '@morsel/sdk';

/** Whether something was refused since something else was done before it: it is not there any more, or not so. */
export function isOutdated(error: Error): boolean {
  return isApiError(error) && OUTDATED.has(error.status);
}

const OUTDATED = new Set([404, 409]);
