import { beforeEach, expect, test } from 'vitest';

import { aDocument } from '../testing/documents.ts';
import { documentsOf, eReader, md5 } from '../testing/e-reader.ts';
import { aBook } from '../testing/factories.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let reader: TestReader;
let push: Awaited<ReturnType<typeof eReader>>['push'];
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  ({ push } = await eReader(server, reader));
});

test('a document is forgotten when its reader wants that', async () => {
  await push();
  const url = `/api/users/${reader.id}/documents/${(await documentsOf(reader))[0]?.id}`;
  expect((await reader.inject({ method: 'DELETE', url })).statusCode).toBe(200);
  expect(await documentsOf(reader)).toEqual([]);
});

test('a document for which there is no room takes that of the oldest, first of one that is no book’s', async () => {
  const userId = reader.id;
  const { id: bookId } = await aBook(server.db);
  const oldest = await aDocument(server.db, { userId, toldAt: 1 });
  const ofBook = await aDocument(server.db, { userId, toldAt: 0, bookId });
  for (let of = 0; of < 998; of += 1) await aDocument(server.db, { userId, toldAt: 2 });
  await push();
  const ids = (await documentsOf(reader)).map(({ id }) => id);
  expect([ids.length, ids.includes(oldest.id), ids.includes(ofBook.id)]).toEqual([
    1000,
    false,
    true,
  ]);

  await server.db.updateTable('documents').set({ bookId }).execute();
  const document = md5('a new one, and the only one that is no book’s');
  await push({ document });
  const kept = await server.db.selectFrom('documents').select(['id', 'digest']).execute();
  expect(kept).toHaveLength(1000);
  expect(kept).toContainEqual({ id: expect.any(Number), digest: document });
  expect(kept.map(({ id }) => id)).not.toContain(ofBook.id);
});
