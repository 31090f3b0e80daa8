import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { giveReply } from '../src/testing/model-server/give-reply.ts';
import { readRequest } from '../src/testing/model-server/request.ts';
import { writing } from '../src/testing/model-server/scripted-model.ts';

let server: Server | undefined;

/** A provider that writes sound items; answers the address for the configuration of a server. */
export async function startProvider(): Promise<string> {
  const behave = writing();
  let requests = 0;
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const request = readRequest(requests, incoming.url ?? '', undefined, await text(incoming));
    const wantsStream = request.body['stream'] === true;
    const atOnce = async () => {};
    await giveReply(await behave(request), response, {
      wantsStream,
      hasHeard: atOnce,
      hasHeaders: atOnce,
      keepSilent: () => response.destroy(),
    });
  };
  const started = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  server = started;
  const { port } = started.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1`;
}

export function stopProvider(): void {
  server?.closeAllConnections();
  server?.close();
}
