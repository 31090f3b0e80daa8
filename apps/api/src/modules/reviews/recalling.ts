import type { Db } from '../../database/connection.ts';
import { type AnswerKey, answerKeyOf } from '../../items/content.ts';
import { findReview } from './queries.ts';

/** What the log says of an answer or a rating; `answerKey` is null for a flashcard's. */
export interface RecalledReview {
  readonly isCorrect: boolean;
  readonly xp: number;
  /** After it. */
  readonly streak: number;
  /** Of the revision that it was graded by. */
  readonly answerKey: AnswerKey | null;
}

/** The review that a reader's operation was; undefined when it was none. */
export async function recallReview(
  db: Db,
  operation: { userId: number; opId: string },
): Promise<RecalledReview | undefined> {
  const [row] = await findReview(db, operation);
  if (row === undefined) return undefined;
  return {
    isCorrect: row.is_correct === 1,
    xp: row.xp,
    streak: row.streak,
    answerKey: row.answer_key === null ? null : answerKeyOf(row.answer_key),
  };
}
