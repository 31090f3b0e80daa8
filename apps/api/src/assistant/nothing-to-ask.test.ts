import { expect, test } from 'vitest';

import { anAssistant } from '../testing/assistant.ts';
import { aBook, aQuestion } from '../testing/factories.ts';
import { testServer } from '../testing/server.ts';

test('where there is nothing, what the token may not do is not named', async () => {
  const server = await testServer();
  const { call } = await anAssistant(server, await server.account(), { scopes: ['read', 'study'] });
  expect((await call('what_is_due')).text).toMatch(/The shelf is empty(?!.*add_book)/);
  expect((await call('ask_me')).text).toMatch(/There is nothing to ask\.(?!.*add_book)/);
});

test('what may have left nothing to ask is said', async () => {
  const server = await testServer();
  const reader = await server.account();
  const { call } = await anAssistant(server, reader);
  const { id: bookId } = await aBook(server.db);
  const { id } = await aQuestion(server.db, { bookId });
  const url = `/api/users/${reader.id}/books`;
  await reader.inject({ method: 'POST', url, payload: { bookId } });
  const textOf = async (wanted: Record<string, unknown>) => (await call('ask_me', wanted)).text;
  expect(await textOf({ without: [id], dueOnly: false })).toMatch(/left out: without\./);
  expect(await textOf({ bookId, itemType: 'flashcard', without: [] })).toMatch(
    /left out: bookId, itemType\./,
  );
  expect(await textOf({ dueOnly: true })).toMatch(/left out: dueOnly\./);
});
