import type { Locator } from 'playwright';

import { type AuthoredQuestion, authored } from './answer-book.ts';

/** The question of a card, as the library has it. */
export async function questionOn(card: Locator): Promise<AuthoredQuestion> {
  return authored((await card.getByRole('heading', { level: 2 }).textContent()) ?? '');
}

/** Answers a card by tapping, rightly or wrongly, and waits for its verdict. */
export async function answer(
  card: Locator,
  question: AuthoredQuestion,
  rightly: boolean,
): Promise<void> {
  await tap(card, question, rightly);
  await card.getByText(rightly ? 'CORRECT!' : 'INCORRECT', { exact: true }).waitFor();
}

/** Says that the answer is not known, and waits for the verdict. */
export async function giveUp(card: Locator): Promise<void> {
  await card.getByRole('button', { name: "I don't know" }).click();
  await card.getByText('INCORRECT', { exact: true }).waitFor();
}

async function tap(card: Locator, question: AuthoredQuestion, rightly: boolean): Promise<void> {
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
      for (const [index, [left]] of question.pairs.entries()) {
        await press(left);
        await press(rights[index] ?? '');
      }
      return press('SUBMIT MATCHES');
    }
  }
}
