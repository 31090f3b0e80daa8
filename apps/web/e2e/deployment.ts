import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an address answers in place of the product; null where there is nothing any more. */
type Files = Readonly<Record<string, string | null>>;

/** Stands before the product and serves it, but for the files of what was deployed since. */
export interface Deployment {
  readonly url: string;
  deploy(files: Files): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };

export async function startDeployment(product: string): Promise<Deployment> {
  let deployed: Files = {};
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', product);
    const file = deployed[pathname];
    if (file === null) {
      outgoing.writeHead(404).end();
      return;
    }
    if (file !== undefined) {
      const type = types[pathname.split('.')[1] ?? 'html'] ?? '';
      outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(file);
      return;
    }
    const options = { method: incoming.method ?? 'GET', headers: incoming.headers };
    const passedOn = forward(new URL(incoming.url ?? '/', product), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    deploy(files) {
      deployed = files;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The next version of the product: the same code, and a file more. */
export async function nextVersion(product: string): Promise<Files> {
  const read = async (path: string) => (await fetch(new URL(path, product))).text();
  const page = (await read('/')).replace(
    '</head>',
    '<link rel="next" href="/assets/next" /></head>',
  );
  const worker = (await read('/service-worker.js')).replace(
    /("revision":")\w+(?=","url":"index\.html")/,
    '$1next',
  );
  return { '/': page, '/index.html': page, '/service-worker.js': worker };
}
