import { NewBook } from '@morsel/sdk/contract';
import { Type } from 'typebox';

import { commitTogether } from '../../database/commit-together.ts';
import { createBook } from '../../modules/books/create-book.ts';
import { operationFrom } from '../../modules/operations/operation.ts';
import { shelveBook } from '../../modules/shelf/shelve-book.ts';
import { fromBook, marked } from '../from-book.ts';
import { type ToolCall, defineTool, WRITES_ONCE } from '../tool.ts';

const { title, author } = NewBook.properties;

export const addBook = defineTool({
  name: 'add_book',
  title: 'Add a book',
  description:
    'Adds a book by title and author, or finds the one that is there, and puts it on the shelf where the access token may study. Add only what the reader has asked for.',
  scope: 'add-texts',
  hints: WRITES_ONCE,
  input: Type.Object({ title, author }, { additionalProperties: false }),
  output: Type.Object({
    bookId: Type.Integer(),
    isOnShelf: Type.Boolean(),
    isListed: Type.Boolean({
      description: 'Whether all readers find it; else once an admin has looked at it.',
    }),
    fromBook: fromBook({ title: Type.String() }),
  }),
  async act(book, call) {
    const { reader, address, now } = call;
    const { id, title, listed = true } = await createBook(call, { book, reader, address, now });
    const isOnShelf = call.scopes.includes('study');
    if (isOnShelf) await shelve(id, call);
    const waits = listed ? '' : ' Others find it once an admin has looked at it.';
    const shelf = isOnShelf
      ? 'It is on the shelf.'
      : 'It is not on the shelf: this access token may not study.';
    return {
      text: `The book is in the library (bookId ${id}). ${shelf}${waits}\n${marked(title, call.newId)}`,
      told: { bookId: id, isOnShelf, isListed: listed, fromBook: { title } },
    };
  },
});

function shelve(bookId: number, { db, reader, now, newId }: ToolCall) {
  // Shelving is not graded by a day: any zone will do.
  const claim = { opId: newId(), answeredAt: now, timeZone: 'UTC', revision: undefined };
  const operation = operationFrom(claim, reader, now);
  return commitTogether(db, (tx) => shelveBook(tx, { reader, operation, bookId }));
}
