import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { GAP } from '@morsel/sdk/domain';

/** A question of the built-in library as its author wrote it. */
export type AuthoredQuestion = { text: string; explanation: string; reasons?: Reason[] } & (
  | { type: 'mcq'; answer: string; distractors: string[] }
  | { type: 'true_false'; answer: boolean }
  | { type: 'match_pairs'; pairs: [string, string][]; surplus?: string[] }
  | { type: 'arrange_list'; order: string[]; foreign?: string[] }
  | { type: 'typed'; answer: string; accepted?: string[] }
  | { type: 'cloze'; answer: string; accepted?: string[] }
);

interface Reason {
  readonly mistake: string[];
  readonly reason: string;
}

/** A question as it is heard on the screen, where a gap is a blank. */
export const heard = ({ text }: { readonly text: string }): string => text.replace(GAP, 'blank');

const folder = new URL('../../api/src/library/books/', import.meta.url);

/** The questions of a file of the library. */
export function questionsIn(file: string): AuthoredQuestion[] {
  const book: { questions: AuthoredQuestion[] } = JSON.parse(
    readFileSync(new URL(file, folder), 'utf8'),
  );
  return book.questions;
}

const allQuestions = readdirSync(fileURLToPath(folder)).flatMap(questionsIn);
const byText = new Map(allQuestions.map((question) => [heard(question), question]));

/** What the library says about a question that stands on the screen. */
export function authored(text: string): AuthoredQuestion {
  const question = byText.get(text);
  if (!question) throw new Error(`The library has no question "${text}"`);
  return question;
}
