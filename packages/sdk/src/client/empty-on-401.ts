import { isApiError } from './api-error.ts';

/**
 * Reads a call for which "not signed in" is an empty result: null when the API says so, in problem
 * details of its own. A 401 of somebody before it, such as a gateway's page, stays a failure.
 */
export async function emptyOn401<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.problem?.status === 401) return null;
    throw error;
  }
}
