import { type ClientRequest, request } from 'node:http';

import { Agent, type Headers, fetch } from 'undici';

import type { AbusedServer } from './abused-server.ts';

/** An answer that is read whole. */
export type Answered = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

type CallOptions = {
  readonly method?: string;
  readonly body?: unknown;
  readonly file?: Uint8Array<ArrayBuffer>;
};

/** Ends connections that nobody uses long before the server does, which then ends none under a request. */
const connections = new Agent({ keepAliveMaxTimeout: 10_000 });

/** Somebody at an address of the internet, with the cookies of a browser. */
export class Caller {
  readonly #server: string;
  readonly #ip: string;
  readonly #cookies = new Map<string, string>();

  constructor(server: string, ip: string) {
    this.#server = server;
    this.#ip = ip;
  }

  async call(path: string, { method, body, file }: CallOptions = {}): Promise<Answered> {
    const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = file === undefined ? 'application/json' : 'application/octet-stream';
    const answer = await fetch(`${this.#server}${path}`, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      dispatcher: connections,
      headers: { ...this.#headers(), ...(sent !== undefined && { 'content-type': type }) },
      ...(sent !== undefined && { body: sent }),
    });
    this.#keep(answer.headers);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  }

  /** What it must be answered with a 200. */
  async get<Value>(path: string, options: CallOptions = {}): Promise<Value> {
    const answered = await this.call(path, options);
    if (answered.status === 200) return JSON.parse(answered.text);
    throw new Error(`${path} answered ${answered.status}: ${answered.text.slice(0, 300)}`);
  }

  /** Begins to send so many bytes on a connection of their own. Which, and when, is up to who begins. */
  begin(path: string, bytes: number): ClientRequest {
    return request(`${this.#server}${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        ...this.#headers(),
        'content-type': 'application/octet-stream',
        'content-length': bytes,
        expect: '100-continue',
      },
    });
  }

  #headers() {
    return {
      'x-forwarded-for': this.#ip,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }

  #keep(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

export const PASSWORD = 'seven-cold-plums';

/** A reader that the server knows. */
export type Member = Caller & { readonly id: number };

/** Who may call a server. */
export function callersOf({ address, admin }: Pick<AbusedServer, 'address' | 'admin'>) {
  const stranger = (ip: string) => new Caller(address, ip);
  return {
    /** Somebody whom the server does not know. */
    stranger,

    /** A guest of a device. */
    guest: async (ip: string): Promise<Member> => {
      const caller = stranger(ip);
      const { id } = await caller.get<{ id: number }>('/api/demo-user', { method: 'POST' });
      return Object.assign(caller, { id });
    },

    /** An account that was made just now. */
    account: async (ip: string, email: string): Promise<Member> => {
      const caller = stranger(ip);
      const body = { name: 'Rita', email, password: PASSWORD };
      const { id } = await caller.get<{ id: number }>('/api/signup', { body });
      return Object.assign(caller, { id });
    },

    admin: async (ip = '192.0.2.1'): Promise<Caller> => {
      const caller = stranger(ip);
      await caller.get('/api/signin', { body: admin });
      return caller;
    },
  };
}

export type Callers = ReturnType<typeof callersOf>;

/** Deletes the account, which has signed in within five minutes. */
export const leave = (account: Member): Promise<Answered> =>
  account.call(`/api/users/${account.id}`, { method: 'DELETE', body: {} });
