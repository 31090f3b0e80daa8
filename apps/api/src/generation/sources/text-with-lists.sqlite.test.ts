import { expect, test } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { testServer } from '../../testing/server.ts';

test('a text is stored with its language and its lists, of which items are made first', async () => {
  const server = await testServer();
  const reader = await server.account();
  const { id } = await aBook(server.db, { addedBy: reader.id });
  const entries = [
    ['Bau', 'Eine Höhle unter der Erde, in der Füchse schlafen.'],
    ['Lunte', 'Ein Wort der Jäger für den Schwanz des Fuchses.'],
    ['Ranz', 'Die Zeit im Winter, in der sich Füchse paaren.'],
  ].map(([term, gloss]) => `<dt>${term}</dt><dd>${gloss}</dd>`);
  const prose = '<p>Der Fuchs schläft am Tag und jagt in der Nacht am Rand der Felder.</p>'.repeat(
    9,
  );
  const html = `<html><body>${prose}<h2>Glossar</h2><dl>${entries.join('')}</dl></body></html>`;

  const added = await reader.inject({
    method: 'POST',
    url: `/api/books/${id}/sources?name=fuchs.html`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(html),
  });
  expect(added.json()).toMatchObject({ language: 'de' });
  const url = `/api/books/${id}/generate-flashcards`;
  expect((await reader.inject({ method: 'POST', url })).json()).toMatchObject({ count: 3 });
  const cards = await server.db.selectFrom('itemRevisions').select('body').execute();
  expect(cards.map(({ body }) => JSON.parse(body))).toContainEqual(
    expect.objectContaining({
      front: 'Was bedeutet „Bau“?',
      back: 'Eine Höhle unter der Erde, in der Füchse schlafen.',
    }),
  );
});
