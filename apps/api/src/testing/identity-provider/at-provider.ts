/** A browser at the provider: it keeps cookies and follows no redirection by itself. */
export class BrowserAtProvider {
  readonly #cookies = new Map<string, string>();

  /**
   * Goes to an address of the provider, is `person` there, and returns the address to which the provider
   * leads back. `null` turns back.
   */
  async signIn(address: string, person: string | null): Promise<string> {
    let location = await this.#follow(address);
    if (location.pathname.startsWith('/interaction/')) {
      const body = new URLSearchParams({ person: person ?? '' });
      location = await this.#follow(location.href, { method: 'POST', body });
      location = await this.#follow(location.href);
    }
    return location.href;
  }

  async #follow(address: string, init: RequestInit = {}): Promise<URL> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${address} leads nowhere: ${await answer.text()}`);
    return new URL(location, address);
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    this.#cookies.set(name, value.join('='));
  }
}
