import type { Db } from '../database/connection.ts';
import { createdToken } from './access-tokens.ts';
import { aDocument, someHighlights } from './documents.ts';
import { aBook, aFlashcard, aQuestion } from './factories.ts';
import { addedPasskey } from './passkeys.ts';
import {
  answer,
  claim,
  master,
  operation,
  rate,
  readFeed,
  report,
  shelve,
  undo,
} from './reader-calls.ts';
import type { TestReader } from './server.ts';
import { aRun, aSource, anIdea } from './sources.ts';
import { syncServerOf } from './sync-servers.ts';
import { webhookOf } from './webhooks.ts';

const RIGHT = 1;
const WRONG = 0;

/** Lets a reader do everything that leaves something behind, by the calls that they would use. */
export async function keepBusy(db: Db, reader: TestReader) {
  const listed = await aBook(db, { title: `Listed for ${reader.id}` });
  const question = await aQuestion(db, { bookId: listed.id });
  const flashcard = await aFlashcard(db, { bookId: listed.id });
  const payload = { title: `Added by ${reader.id}`, author: 'Ann Author' };
  const { id: addedId } = (
    await reader.inject({ method: 'POST', url: '/api/books', payload })
  ).json();
  await shelve(reader, listed.id);
  await shelve(reader, addedId);
  await readFeed(reader, { feedId: 'tab-1' });
  const typed = await aQuestion(db, { bookId: listed.id, type: 'typed' });
  const written = { itemId: typed.id, opId: `written-by-${reader.id}` };
  // Where it is still the day before, which is over with the next answer.
  const elsewhere = operation(written.opId, { 'time-zone': 'Pacific/Pago_Pago' });
  await answer(reader, typed.id, { text: 'Attraction' }, elsewhere);
  await claim(reader, written, operation(`claim-of-${reader.id}`));
  const slip = { itemId: question.id, opId: `slip-of-${reader.id}` };
  await answer(reader, question.id, WRONG, operation(slip.opId));
  await undo(reader, slip, operation(`undo-of-${reader.id}`));
  await answer(reader, question.id, RIGHT, operation(`answer-of-${reader.id}`));
  await rate(reader, flashcard.id, 'hard', operation(`rating-of-${reader.id}`));
  await master(reader, question.id, operation(`mark-of-${reader.id}`));
  await report(reader, (await aQuestion(db, { bookId: listed.id })).id);
  const { id: sourceId } = await aSource(db, { bookId: addedId, readers: [reader] });
  const text = { url: `/api/users/${reader.id}/sources/${sourceId}`, payload: { reached: 1 } };
  await reader.inject({ method: 'PATCH', ...text });
  await reader.inject({
    method: 'PATCH',
    url: `/api/users/${reader.id}/sources/${sourceId}`,
    payload: { reached: 1 },
  });
  await wishForIdea(db, reader, sourceId);
  await someHighlights(db, { userId: reader.id, bookId: addedId });
  await aDocument(db, { userId: reader.id, bookId: addedId, link: 'reader' });
  await aRun(db, { bookId: addedId, userId: reader.id, sourceId });
  if (await isAccount(reader)) {
    await addedPasskey(reader);
    await createdToken(reader);
    await webhookOf(db, reader);
    await syncServerOf(db, reader);
  }
  return { listed, question, flashcard, added: { id: Number(addedId), ...payload } };
}

const isAccount = async (reader: TestReader) =>
  (await reader.inject({ url: '/api/users' })).statusCode === 200;

async function wishForIdea(db: Db, reader: TestReader, sourceId: number): Promise<void> {
  const { key } = await anIdea(db, sourceId);
  const url = `/api/users/${reader.id}/sources/${sourceId}/plan`;
  await reader.inject({ method: 'PATCH', url, payload: { key, wish: 'more' } });
}
