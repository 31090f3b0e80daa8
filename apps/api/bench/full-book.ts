import type { Db } from '../src/database/connection.ts';
import { GOOD_ITEMS } from '../src/testing/corpus/good-items.ts';
import { HELD_OUT_GOOD_ITEMS } from '../src/testing/corpus/held-out/good-items.ts';
import { aBook, aFlashcard, aQuestion } from '../src/testing/factories.ts';
import { longText } from '../src/testing/long-text.ts';
import { aSource } from '../src/testing/sources.ts';

const ITEMS = 500;
const CHAPTERS = 110;

/** A book of a reader with 500 items and a text of 100,000 words; its id. */
export async function aFullBook(db: Db, readerId: number): Promise<number> {
  const { id: bookId } = await aBook(db, { addedBy: readerId });
  const samples = [...GOOD_ITEMS, ...HELD_OUT_GOOD_ITEMS].flatMap(({ contents }) => contents);
  for (let made = 0; made < ITEMS; made += 1) {
    const content = samples[made % samples.length];
    if (content === undefined) throw new Error('There are no samples');
    const { kind, body, answerKey } = content;
    if (kind === 'flashcard') await aFlashcard(db, { bookId, body });
    else await aQuestion(db, { bookId, type: kind, body, answerKey });
  }
  const paragraphs = longText({ chapters: CHAPTERS }).map(({ title, text }) => ({
    title,
    text: text.replace(/(?<=(?:\. [^.]+){4}\.) /g, '\n\n'),
  }));
  await aSource(db, { bookId, readers: [{ id: readerId }], chapters: paragraphs });
  return bookId;
}
