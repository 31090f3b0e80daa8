import { type AuthoredQuestion, authored } from './answer-book.ts';
import type { Part } from './part.ts';

/** The question of a card, as the library has it. */
export async function questionOn(card: Part): Promise<AuthoredQuestion> {
  return authored((await card.getByRole('heading', { level: 2 }).textContent()) ?? '');
}

/** Answers a card by tapping, rightly or wrongly, and waits for its verdict. */
export async function answer(
  card: Part,
  question: AuthoredQuestion,
  rightly: boolean,
): Promise<void> {
  await tap(card, question, rightly);
  await card.getByText(rightly ? 'CORRECT!' : 'INCORRECT', { exact: true }).waitFor();
}

/** Says that the answer is not known, and waits for the verdict. */
export async function giveUp(card: Part): Promise<void> {
  await card.getByRole('button', { name: "I don't know" }).click();
  await card.getByText('NOW YOU KNOW', { exact: true }).waitFor();
}

async function tap(card: Part, question: AuthoredQuestion, rightly: boolean): Promise<void> {
  const press = (text: string) =>
    card.getByRole('button').filter({ hasText: text }).first().click();
  switch (question.type) {
    case 'mcq':
      return press(rightly ? question.answer : (question.distractors[0] ?? ''));
    case 'true_false':
      return press(question.answer === rightly ? 'TRUE' : 'FALSE');
    case 'arrange_list': {
      const order = rightly ? question.order : question.order.toReversed();
      for (const entry of order) await press(entry);
      return press('SUBMIT ANSWER');
    }
    case 'match_pairs': {
      const rights = question.pairs.map(([, right]) => right);
      if (!rightly) rights.push(...rights.splice(0, 1));
      const pick = (name: string) => card.getByRole('button', { name, exact: true }).click();
      for (const [index, [left]] of question.pairs.entries()) {
        await pick(left);
        await pick(rights[index] ?? '');
      }
      return press('SUBMIT MATCHES');
    }
    case 'typed':
    case 'cloze':
      await card.getByRole('textbox').fill(rightly ? question.answer : 'A pinch of salt');
      return press('SUBMIT ANSWER');
  }
}
