import type { Question } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { aCounted, aQuestion } from '../../../testing/items.ts';
import { renderCard } from '../../../testing/question-card.tsx';

const cloze: Partial<Question> = {
  type: 'cloze',
  options: [],
  questionText: 'At Marathon the Persians were beaten by _____.',
};

const key = { correctAnswer: { text: 'Athens' }, accepted: ['the Athenians'] };
const aWrong = () => aCounted({ isCorrect: false, streak: 0, xp: 0, ...key });

const line = (screen: Locator) => screen.getByRole('textbox');
const submit = (screen: Locator) => screen.getByRole('button', { name: 'SUBMIT ANSWER' });
const stem = (screen: Locator) => screen.getByRole('heading', { level: 2 });
/** What is read out of the answer itself, before its verdict. */
const spokenOf = (screen: Locator) =>
  screen.element().querySelector('form [aria-live]')?.textContent ?? '';

test('a gap is a blank, drawn and heard; then it holds what was written and what is right', async () => {
  const { screen, calls } = renderCard(aQuestion(cloze));
  await expect.element(stem(screen)).toBeVisible();
  expect(stem(screen).element().textContent).toBe('At Marathon the Persians were beaten by blank.');
  expect(
    stem(screen).element().querySelector('.gap')?.getBoundingClientRect().width,
  ).toBeGreaterThan(40);
  await line(screen).fill('Sparta');
  await submit(screen).click();
  calls[0]?.resolve(aWrong());
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  expect(stem(screen).element().textContent).toBe(
    'At Marathon the Persians were beaten by Sparta (your answer, wrong) Athens (the right answer).',
  );
  expect(stem(screen).element().querySelector('s')?.textContent).toBe('Sparta');
  expect(spokenOf(screen)).toBe('The right answer: AthensAlso right: the Athenians');
});

test('a long text is set smaller, so that it does not burst the sentence', async () => {
  const { screen, calls } = renderCard(aQuestion(cloze));
  await line(screen).fill('the men of Sparta, who came a day too late');
  await submit(screen).click();
  calls[0]?.resolve(aWrong());
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  const [own, right] = [...stem(screen).element().querySelectorAll('.gap-filling')].map((filling) =>
    parseFloat(getComputedStyle(filling).fontSize),
  );
  expect(own).toBeLessThan(right ?? 0);
});

test.each([
  ['right', aCounted(key), 'Athens (your answer, right)'],
  [
    'kept',
    { state: 'kept' as const, arriving: Promise.withResolvers<never>().promise },
    'Athens (your answer, kept)',
  ],
])('%s, the gap is filled', async (_, outcome, filling) => {
  const { screen, calls } = renderCard(aQuestion(cloze));
  await line(screen).fill('Athens');
  await submit(screen).click();
  calls[0]?.resolve(outcome);
  const told = `At Marathon the Persians were beaten by ${filling}.`;
  await expect.poll(() => stem(screen).element().textContent).toBe(told);
  expect(screen.getByRole('group').query()).toBeNull();
});

test('who does not know is shown the blank until what belongs there is known', async () => {
  const { screen, calls } = renderCard(aQuestion(cloze));
  await screen.getByRole('button', { name: /^I don't know/ }).click();
  calls[0]?.resolve({ state: 'kept', arriving: Promise.withResolvers<never>().promise });
  await expect.element(screen.getByText(/^Kept\./)).toBeVisible();
  expect(stem(screen).element().textContent).toBe('At Marathon the Persians were beaten by blank.');
  expect(stem(screen).element().querySelector('.gap-filling')).toBeNull();
});

test('who does not know is shown what belongs in the gap', async () => {
  const { screen, calls } = renderCard(aQuestion(cloze));
  await screen.getByRole('button', { name: /^I don't know/ }).click();
  calls[0]?.resolve(aWrong());
  await expect.element(screen.getByText('NOW YOU KNOW')).toBeVisible();
  expect(stem(screen).element().textContent).toBe(
    'At Marathon the Persians were beaten by Athens (the right answer).',
  );
});
