import { createClient, type Client } from '../client/create-client.ts';

interface Sent {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: Headers;
  /** Of JSON what it says, of a file itself. */
  readonly body: object | undefined;
  readonly signal: AbortSignal | null | undefined;
}

/** The one request that a call of the client sends. */
export async function sentBy(call: (client: Client) => Promise<unknown>): Promise<Sent> {
  const sent: Sent[] = [];
  const client = createClient({
    fetch: (input, init) => {
      sent.push({
        method: init?.method,
        url: typeof input === 'string' ? input : '',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined),
        signal: init?.signal,
      });
      return Promise.resolve(Response.json({}));
    },
  });
  await call(client);
  const [first, ...others] = sent;
  if (!first || others.length > 0) throw new Error(`one call sent ${sent.length} requests`);
  return first;
}
