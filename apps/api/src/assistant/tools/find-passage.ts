import { LONGEST } from '@morsel/sdk/domain';
import { Type } from 'typebox';

import { findPassages, type FoundPassage } from '../../generation/sources/find-passages.ts';
import { fromBook, marked } from '../from-book.ts';
import { defineTool, READS } from '../tool.ts';
import { bookIdOf } from './parameters.ts';

const MOST_PASSAGES = 10;
const USUAL_PASSAGES = 5;

const Passage = Type.Object({
  bookId: Type.Integer(),
  chapter: Type.Integer({ description: 'Its number in the text, from 1.' }),
  percent: Type.Integer({ description: 'How much of the chapter stands before it.' }),
  fromBook: fromBook({
    title: Type.String(),
    author: Type.String(),
    textName: Type.String(),
    chapterTitle: Type.String(),
    passage: Type.String({ description: 'As it stands there.' }),
  }),
});

export const findPassage = defineTool({
  name: 'find_passage',
  title: 'Find a passage',
  description:
    'Passages of the texts that the reader has added, or an admin for all, in which all of the words stand close together, with their place. Chapters that they have not got to are left out.',
  scope: 'read',
  hints: READS,
  input: Type.Object(
    {
      words: Type.String({
        minLength: 1,
        maxLength: LONGEST.bookSearch,
        description: 'Few and telling ones; beginnings of words do.',
      }),
      bookId: Type.Optional(bookIdOf('Look in this book alone, not on the whole shelf.')),
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PASSAGES })),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({ passages: Type.Array(Passage) }),
  async act({ words, bookId, most = USUAL_PASSAGES }, { db, reader, now, newId, countSearch }) {
    countSearch(reader.id, now);
    const found = await findPassages(db, { reader, words, bookId, most });
    if (found.length === 0) {
      return {
        text: 'Nothing was found where all of these words stand together. Try fewer or other words.',
        told: { passages: [] },
      };
    }
    return {
      text: found.map((passage) => passageText(passage, newId)).join('\n\n'),
      told: {
        passages: found.map(({ bookId, chapter, percent, ...fromBook }) => ({
          bookId,
          chapter,
          percent,
          fromBook,
        })),
      },
    };
  },
});

function passageText(found: FoundPassage, newId: () => string): string {
  const { bookId, title, author, textName, chapter, chapterTitle, percent, passage } = found;
  const place = `${title}, ${author} · ${textName} · ${chapterTitle}`;
  return `bookId ${bookId}, chapter ${chapter}, after ${percent} % of it:\n${marked(`${place}\n${passage}`, newId)}`;
}
