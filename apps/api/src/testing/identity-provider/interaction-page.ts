import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import type Provider from 'oidc-provider';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** The sign-in page of the provider: a button for each of its people, and one to turn back. */
export async function answerInteraction(
  provider: Provider,
  people: readonly string[],
  { request, response }: Exchange,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(people));
    return;
  }
  const chosen = new URLSearchParams(await text(request)).get('person') ?? '';
  const result = people.includes(chosen)
    ? { login: { accountId: chosen } }
    : { error: 'access_denied', error_description: 'Nobody signed in' };
  await provider.interactionFinished(request, response, result);
}

const button = (person: string, label: string) =>
  `<button name="person" value="${person}">${label}</button>`;

const page = (people: readonly string[]) => `<!doctype html>
<title>Crumb ID</title>
<link rel="icon" href="data:," />
<h1>Who are you?</h1>
<form method="post">
  ${people.map((person) => button(person, `I am ${person}`)).join('\n  ')}
  ${button('', 'Turn back')}
</form>`;
