import type { Endpoint } from '../endpoint.ts';
import type { Problem } from '../types.ts';

type Failure = Omit<Problem, 'type' | 'status'> & { readonly means: string };

/** How calls fail, by status; any call may fail in yet another way, which looks alike. */
export const FAILURES: Readonly<Record<string, Failure>> = {
  400: {
    means: 'Something of the request is not as it has to be; `field` names it',
    title: 'Bad Request',
    detail: 'limit must be at least 1',
    field: 'limit',
  },
  401: {
    means: 'It is not known who calls',
    title: 'Unauthorized',
    detail: 'User not found',
  },
  403: {
    means: 'Whoever calls may not do this',
    title: 'Forbidden',
    detail: 'This belongs to another reader',
  },
  404: {
    means: 'What the address names is not there for whoever calls',
    title: 'Not Found',
    detail: 'Book not found',
  },
  413: {
    means: 'The file is too large',
    title: 'Payload Too Large',
    detail: 'The file is too large',
  },
  429: {
    means: 'This was done too often; `Retry-After` says in how many seconds it may be done again',
    title: 'Too Many Requests',
    detail: 'Too many requests, please wait',
  },
};

/** Statuses by which a call may be refused, besides those of a server in trouble. */
export function failuresOf(endpoint: Endpoint): readonly string[] {
  const { access, method, needs, params, query, headers, body, upload } = endpoint;
  const isChecked = params ?? query ?? headers ?? body ?? upload;
  const names = /:(?!userId)\w+/.test(endpoint.path);
  const isGuarded = access !== 'visitor' && access !== 'reader';
  return [
    ...(isChecked ? ['400'] : []),
    ...(access === 'visitor' && endpoint.path !== '/api/users' ? [] : ['401']),
    ...(isGuarded || needs ? ['403'] : []),
    ...(names ? ['404'] : []),
    ...(upload ? ['413'] : []),
    ...(method === 'GET' ? [] : ['429']),
  ];
}
