import type { EndpointsByAddress } from '../contract/endpoints.ts';
import { type AnswerAt, createOpen, type RequestInput, type Transport } from './request.ts';

/** Part of a list. */
export interface Page<List> {
  readonly entries: List;
  /** The `cursor` of the page behind it; undefined where the list ends. */
  readonly next: string | undefined;
}

type PagedAddress = 'GET /api/books' | 'GET /api/admin/books';

/** Reads a page of a list; rejects as all calls do. */
export type SendForPage = <A extends PagedAddress>(
  address: A,
  input: RequestInput<EndpointsByAddress[A]>,
) => Promise<Page<AnswerAt<A>>>;

const NEXT_CURSOR = /[?&]cursor=([\w-]+)[^>]*>; rel="next"/;

/** Pages over the client's one way of sending. */
export function createPaging(transport: Transport): SendForPage {
  const open = createOpen(transport);
  return async function sendForPage<A extends PagedAddress>(
    address: A,
    input: RequestInput<EndpointsByAddress[A]>,
  ) {
    const response = await open(address, 'application/json', input);
    const [, next] = NEXT_CURSOR.exec(response.headers.get('link') ?? '') ?? [];
    const entries: unknown = await response.json();
    return { entries: entries as AnswerAt<A>, next };
  };
}
