import { expect, test } from 'vitest';

import { aBook } from '../../testing/factories.ts';
import { testServer } from '../../testing/server.ts';

test.each([
  ['foxes\u202Efdp.exe', { name: 'foxesfdp.exe' }],
  ['\u202E\u200B', { status: 400, field: 'name' }],
  [' ', { status: 400, field: 'name' }],
])('a text that is called %j is answered by %o', async (name, answer) => {
  const { db, guest } = await testServer();
  const { id } = await aBook(db);
  const reader = await guest();
  const response = await reader.inject({
    method: 'POST',
    url: `/api/books/${id}/sources?name=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: 'Foxes sleep by day. They hunt by night.',
  });
  expect(response.json()).toMatchObject(answer);
});
