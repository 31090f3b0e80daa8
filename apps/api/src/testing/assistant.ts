import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TokenScope } from '@morsel/sdk/domain';
import { onTestFinished } from 'vitest';

import { accessToken } from './access-tokens.ts';
import type { TestReader, TestServer } from './server.ts';

/** What a tool answered: what is to be read, and the same for programs, or that it failed. */
export type Told = {
  readonly text: string;
  // What a tool tells is checked by its schema; a test looks for what it wants.
  readonly told: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
};

type AskedItem = {
  readonly operationId: string;
  readonly itemId: number;
  readonly revision: number;
  readonly itemType: string;
  readonly fromBook: Readonly<Record<string, unknown>>;
};

/** What `ask_me` asks, if it asks something. */
export const itemOf = (told: Told['told']) => told['item'] as AskedItem;

/** What an answer to it needs. */
export const idsOf = ({ operationId, itemId, revision }: AskedItem) => ({
  operationId,
  itemId,
  revision,
});

/** The first version of the protocol without a handshake, and those with one. */
export type Era = 'auto' | 'legacy';

/** The servers' own doors in turns, without a network before them: a connection that ends takes a second. */
function injected(apps: readonly TestServer['app'][]): typeof fetch {
  let asked = 0;
  return async (url, { method = 'GET', headers, body } = {}) => {
    const app = apps[(asked += 1) % apps.length];
    if (app === undefined) throw new Error('No server was given');
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url instanceof Request ? url.url : url).pathname,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    const empty = answer.statusCode === 202 || answer.statusCode === 204;
    return new Response(empty ? null : answer.body, {
      status: answer.statusCode,
      headers: Object.fromEntries(told),
    });
  };
}

/** A client of the official SDK with an access token of the reader; by HTTP where the server listens. */
export async function anAssistant(
  server: TestServer,
  reader: Pick<TestReader, 'id'>,
  { scopes = ['read', 'study', 'add-texts'], era = 'auto', listensAt, also }: AssistantOptions = {},
) {
  const { token, tokenId } = await accessToken(server, reader, scopes);
  const client = new Client(
    { name: 'test-assistant', version: '1.0.0' },
    { versionNegotiation: { mode: era } },
  );
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const door = new URL('/mcp', listensAt ?? 'http://localhost');
  const apps = [server, ...(also === undefined ? [] : [also])].map(({ app }) => app);
  const fetching = listensAt === undefined ? { fetch: injected(apps) } : {};
  await client.connect(new StreamableHTTPClientTransport(door, { requestInit, ...fetching }));
  onTestFinished(() => client.close());
  // Results are checked against the schemas that were listed.
  const { tools } = await client.listTools();
  return {
    client,
    tokenId,
    tools,
    call: async (name: string, given: Record<string, unknown> = {}): Promise<Told> => {
      const {
        content,
        structuredContent,
        isError = false,
      } = await client.callTool({
        name,
        arguments: given,
      });
      const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
      return { text, told: asRecord(structuredContent), isError };
    },
  };
}

type AssistantOptions = {
  readonly scopes?: readonly TokenScope[];
  readonly era?: Era;
  readonly listensAt?: string;
  /** Another server on the same database, which takes turns with the first. */
  readonly also?: TestServer;
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
