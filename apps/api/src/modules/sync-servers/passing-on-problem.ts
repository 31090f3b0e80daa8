import type { Answered } from './ask-sync-server.ts';

/** Why a position did not get through. */
export type Problem = {
  /** What the server answered; null where it did not. */
  readonly status: number | null;
  /** In sentences: what was wrong, and what its reader can do. */
  readonly problem: string;
};

/** The session secret is another than it was. */
export const UNREADABLE_LOGIN: Problem = {
  status: null,
  problem: 'Morsel can no longer read the password that it kept. Enter it anew.',
};

/** What has gone wrong is in the log of the server. */
export const BROKEN: Problem = {
  status: null,
  problem: 'Morsel failed with the position of a document. Whoever runs it finds in its log why.',
};

/** What follows the problem of a server that is not asked any more. */
export const GIVEN_UP_TEXT =
  'It has been like this for a month: Morsel asks no more, until you log in there anew.';

export function problemOf(answered: Answered): Problem {
  const { status } = answered;
  return { status, problem: status === null ? unanswered(answered.problem) : told(status) };
}

const unanswered = (problem: string) =>
  `${problem}. See that the server is running and can be reached from here.`;

function told(status: number): string {
  if (status === 401) {
    return 'The server does not know the user name and password any more. Enter them anew.';
  }
  if (status === 429)
    return 'The server wants to be asked less often (429). It is left alone for a while.';
  if (status >= 300 && status < 400) {
    return `The server answered with a redirect (${status}). Enter the address that it leads to.`;
  }
  if (status === 403) {
    return 'The server refused the position of a document (403). It may not have this book, or no longer let this user in: log in there anew, and you will see.';
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 425) {
    return `The server did not take the position of a document (${status}). It may not have this book, or its address may be another by now.`;
  }
  return `The server has a problem (${status}). Where that lasts, see what it has in its log.`;
}
