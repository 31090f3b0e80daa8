import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer to a call that carried operations. */
export interface Carried {
  readonly opIds: readonly string[];
  readonly status: number;
}

/** What stands between browsers and the product; they reach it only through this. */
export interface Proxy {
  readonly url: string;
  /** What the product has answered to calls that carried operations, in order. */
  readonly carried: readonly Carried[];
  /** From now on, the first answer to each operation is lost on its way back. */
  loseFirstAnswers(): void;
  /** As long as it is on, the product is out of reach, as if it were stopped. */
  cutOff(isOn: boolean): void;
  /** As long as it is on, everything is answered with a page of somebody else's. */
  captivePortal(isOn: boolean): void;
  /** From now on, these files come instead of the product's. */
  deploy(files: Files): void;
  close(): Promise<void>;
}

/** Texts of pages and scripts by their paths; null where there is nothing any more. */
export type Files = Readonly<Record<string, string | null>>;

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const PORTAL: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Welcome</title><p>Log in to use our network.</p>'),
};

function fileReply(path: string, text: string | null): Reply {
  if (text === null) return { status: 404, headers: {}, body: Buffer.of() };
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return { status: 200, headers, body: Buffer.from(text) };
}

/** Ids of the operations in a call, whichever way they travel. */
function operationsIn({ headers }: IncomingMessage, body: Buffer): string[] {
  const key = headers['idempotency-key'];
  if (typeof key === 'string') return [key];
  if (!headers['content-type']?.includes('json')) return [];
  const { operations = [] }: { operations?: { opId: string }[] } = JSON.parse(body.toString());
  return operations.map(({ opId }) => opId);
}

async function forward(to: URL, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  const { method, headers, url: path } = incoming;
  const { hostname, port } = to;
  // Without an agent: a connection that is kept may belong to a process that was stopped.
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new Error('There is no answer');
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}

export async function startProxy(product: { readonly url: string }): Promise<Proxy> {
  const carried: Carried[] = [];
  const lost = new Set<string>();
  let isLosing = false;
  let isCutOff = false;
  let isCaptive = false;
  let deployed: Files = {};

  async function replyTo(incoming: IncomingMessage): Promise<Reply> {
    const body = await buffer(incoming);
    if (isCaptive) return PORTAL;
    const { pathname } = new URL(incoming.url ?? '/', product.url);
    const file = deployed[pathname];
    if (file !== undefined) return fileReply(pathname, file);
    if (isCutOff) throw new Error('The product is out of reach');
    const opIds = operationsIn(incoming, body);
    const reply = await forward(new URL(product.url), incoming, body);
    if (opIds.length > 0) carried.push({ opIds, status: reply.status });
    const fresh = opIds.filter((opId) => isLosing && !lost.has(opId));
    fresh.forEach((opId) => lost.add(opId));
    if (fresh.length > 0) throw new Error('The answer is lost');
    return reply;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await replyTo(incoming);
      response.writeHead(status, headers).end(body);
    } catch {
      // As without a network: a reader's browser gets no answer at all.
      incoming.socket.destroy();
    }
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    carried,
    loseFirstAnswers: () => void (isLosing = true),
    cutOff: (isOn) => void (isCutOff = isOn),
    captivePortal: (isOn) => void (isCaptive = isOn),
    deploy: (files) => void (deployed = files),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
