import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { BrowserAtProvider } from './at-provider.ts';

type Going = {
  /** Call that begins the attempt. */
  readonly at?: '/api/signin/openid' | '/api/openid-link' | '/api/confirm/openid';
  /** Who they are at the provider; null turns back. */
  readonly as: string | null;
};

/** A browser that has Morsel open and goes to the provider from there; it keeps cookies of both. */
export class Device {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  /** Where it is signed in to the provider, once it has been there. */
  #there = new BrowserAtProvider();

  constructor(app: FastifyInstance, cookies = '') {
    this.#app = app;
    for (const pair of cookies.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      if (name !== '') this.#cookies.set(name, decodeURIComponent(value));
    }
  }

  async inject(request: InjectOptions | string): Promise<LightMyRequestResponse> {
    const options = typeof request === 'string' ? { url: request } : request;
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const headers = { ...options.headers, cookie: pairs.join('; ') };
    const answer = await this.#app.inject({ ...options, headers });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isOver) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  post(url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.inject({ method: 'POST', url, ...(payload && { payload }) });
  }

  /** Goes to the provider and is led back: to which address of Morsel. */
  async goThere({ at = '/api/signin/openid', as }: Going): Promise<URL> {
    const answer = await this.post(at);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { url } = answer.json<{ url: string }>();
    return new URL(await this.#there.signIn(url, as));
  }

  /** Opens the address to which it was led back: where Morsel leads it on. */
  async comeBack({ pathname, search }: URL): Promise<string> {
    const answer = await this.inject(pathname + search);
    return String(answer.headers.location);
  }

  async goAndComeBack(going: Going): Promise<string> {
    return this.comeBack(await this.goThere(going));
  }

  /** It is somebody else's turn there. */
  signOutThere(): void {
    this.#there = new BrowserAtProvider();
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }
}
