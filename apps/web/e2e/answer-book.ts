import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A question of the built-in library as its author wrote it. */
export type AuthoredQuestion = { text: string; explanation: string } & (
  | { type: 'mcq'; answer: string; distractors: string[] }
  | { type: 'true_false'; answer: boolean }
  | { type: 'match_pairs'; pairs: [string, string][] }
  | { type: 'arrange_list'; order: string[] }
);

const folder = new URL('../../api/src/library/books/', import.meta.url);

function readQuestions(): AuthoredQuestion[] {
  return readdirSync(fileURLToPath(folder)).flatMap((file) => {
    const book: { questions: AuthoredQuestion[] } = JSON.parse(
      readFileSync(new URL(file, folder), 'utf8'),
    );
    return book.questions;
  });
}

const byText = new Map(readQuestions().map((question) => [question.text, question]));

/** What the library says about a question that stands on the screen. */
export function authored(text: string): AuthoredQuestion {
  const question = byText.get(text);
  if (!question) throw new Error(`The library has no question "${text}"`);
  return question;
}
