import { LONGEST } from '@morsel/sdk/domain';
import { Type } from 'typebox';

import { addSource } from '../../generation/sources/add-source.ts';
import { shownName } from '../../http/validation/shown-text.ts';
import { fromBook, marked } from '../from-book.ts';
import { defineTool, WRITES_ONCE } from '../tool.ts';
import { bookIdOf } from './parameters.ts';

/** UTF-16 units. Bodies of calls are a mebibyte at most, and JSON may write each in six bytes. */
const LONGEST_TEXT = 170_000;

export const addText = defineTool({
  name: 'add_text',
  title: 'Add a text of a book',
  description:
    'Adds notes, highlights or a chapter to a book, word for word as the reader gives them, for them alone. Questions and flashcards are made from it in Morsel, on the page of the book.',
  scope: 'add-texts',
  hints: WRITES_ONCE,
  input: Type.Object(
    {
      bookId: bookIdOf('As add_book or what_is_due tells it.'),
      name: Type.String({
        minLength: 1,
        maxLength: LONGEST.textName,
        description: 'By which the reader knows the text, such as “Notes on chapter 3”.',
      }),
      text: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    words: Type.Integer(),
    chapters: Type.Integer(),
    isForAll: Type.Boolean({ description: 'An admin added it: all readers have it.' }),
    fromBook: fromBook({ name: Type.String() }),
  }),
  async act({ bookId, name: given, text }, { db, limits, reader, address, now, signal, newId }) {
    const missing = 'Please give the text a name';
    const name = shownName(given, { field: 'name', what: 'textName', missing });
    const bytes = new TextEncoder().encode(text);
    const source = await addSource(
      { db, limits },
      { reader, bookId, name, kind: 'notes', bytes, address, now },
      { signal, onBegin: () => {} },
    );
    const { words, isShared, chapters } = source;
    return {
      text: `Added ${words} words as a text ${isShared ? 'for all readers' : 'for this reader alone'}.\n${marked(source.name, newId)}`,
      told: {
        words,
        chapters: chapters.length,
        isForAll: isShared,
        fromBook: { name: source.name },
      },
    };
  },
});
