import { type EndpointName, endpoints } from '@morsel/sdk/contract';
import type { InjectOptions } from 'fastify';

import type { Subject } from '../../../../packages/sdk/src/testing/call.ts';
import { calls } from '../../../../packages/sdk/src/testing/every-call.ts';
import { sentBy } from '../../../../packages/sdk/src/testing/sent-by.ts';

/** A request that is in order, of whoever makes it: as the client sends it. */
export async function requestTo(name: EndpointName, subject: Subject): Promise<InjectOptions> {
  const { url, body } = await sentBy((client) => calls[name](client, subject));
  const { method } = endpoints[name];
  if (body === undefined) return { method, url };
  if (!(body instanceof Blob)) return { method, url, payload: body };
  const headers = { 'content-type': 'application/octet-stream' };
  return { method, url, headers, payload: Buffer.from(await body.arrayBuffer()) };
}
