import { isApiError } from '@morsel/sdk';

export type AccountField = 'name' | 'email' | 'password';

/** Why somebody was not let in: what to say, and beside which field. */
export interface AccountFailure {
  readonly text: string;
  readonly field: AccountField | undefined;
}

const UNREACHABLE = 'Morsel could not be reached. Check your connection, then try again.';
const BROKEN = 'Something broke on our side. Try again in a moment.';
const FIELDS: readonly AccountField[] = ['name', 'email', 'password'];

/** The API's own words where it refused, without status and braces. */
export function accountFailure(error: Error): AccountFailure {
  if (!isApiError(error)) return { text: UNREACHABLE, field: undefined };
  const { status, problem, retryAfter } = error;
  if (status >= 500) return { text: BROKEN, field: undefined };
  if (status === 429) return { text: problem?.detail ?? tooMany(retryAfter), field: undefined };
  // Which of the two is wrong is nobody's to know; the password is what people type again.
  if (status === 401) return { text: problem?.detail ?? error.message, field: 'password' };
  const field = FIELDS.find((name) => name === problem?.field);
  return { text: problem?.detail ?? error.message, field };
}

function tooMany(retryAfter: number | undefined): string {
  const minutes = Math.ceil((retryAfter ?? 60) / 60);
  return `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
}
