import { setTimeout as delay } from 'node:timers/promises';

import { Agent, fetch } from 'undici';

import type { ApiProcess } from './api-processes.ts';
import type { Record } from './record.ts';

const PAUSE_MS = 100;
/** Where the server asks for it; it asks for longer. */
const PATIENCE_MS = 1000;
/** So often a call is sent again before its device gives up. */
const MOST_TRIES = 2000;

const connections = new Agent({ connections: 64, keepAliveTimeout: 4000 });

export type Call = {
  readonly path: string;
  readonly body?: object;
  readonly method?: string;
  readonly headers?: Readonly<{ [name: string]: string }>;
};

export type Answer = { readonly status: number; readonly body: unknown };

/**
 * A device of a reader. Each of its calls goes to any of the processes, and is sent again as the app
 * does where no answer comes, or the server asks it to.
 */
export class Device {
  readonly #processes: readonly ApiProcess[];
  readonly #record: Record;
  readonly #ip: string;
  readonly #cookies = new Map<string, string>();

  constructor(processes: readonly ApiProcess[], record: Record, ip: string) {
    this.#processes = processes;
    this.#record = record;
    this.#ip = ip;
  }

  /** Until it is answered. */
  async call(call: Call): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await this.#try(call);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer;
      await delay(answer === undefined ? PAUSE_MS : PATIENCE_MS);
    }
    throw new Error(`${call.path} was never answered`);
  }

  /** Sends it once, whatever comes of it; undefined where no answer comes. */
  tryOnce(call: Call): Promise<Answer | undefined> {
    return this.#try(call);
  }

  async #try(call: Call): Promise<Answer | undefined> {
    const up = this.#processes.filter(({ isUp }) => isUp);
    const chosen = up[Math.floor(Math.random() * up.length)];
    if (chosen === undefined) return undefined;
    const { kills } = chosen;
    try {
      const answer = await this.#send(chosen.address, call);
      this.#judge(call, answer);
      return answer;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (chosen.kills === kills) {
        this.#record.complain(`${call.path}: ${String(cause)} of a process that was not killed`);
      } else this.#record.count('connections lost with a killed process');
      return undefined;
    }
  }

  async #send(address: string, { path, body, method, headers }: Call): Promise<Answer> {
    const answer = await fetch(`${address}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      dispatcher: connections,
      headers: {
        ...headers,
        'x-forwarded-for': this.#ip,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  #judge({ path }: Call, { status, body }: Answer): void {
    this.#record.count(`answers ${Math.floor(status / 100)}xx`);
    if (status < 400) return;
    const text = `${path}: ${status} ${JSON.stringify(body).slice(0, 200)}`;
    if (status === 503 && this.#record.mayRefuse) this.#record.count('503 in an outage');
    else if (status >= 500) this.#record.complain(text);
    else this.#record.count(`${path}: ${status}`);
  }
}
