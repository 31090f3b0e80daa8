import type { Answer } from '@morsel/sdk/contract';
import { expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { itemVerbs } from '../testing/item-verbs.ts';
import { aCounted, aQuestion } from '../testing/items.ts';
import { render } from '../testing/render.tsx';
import type { AnswerOutcome } from './answer-phase.ts';
import { QuestionCard } from './question-card.tsx';

const options = ['Salamis', 'Marathon', 'Plataea'];

function renderList() {
  const call = Promise.withResolvers<AnswerOutcome>();
  const onAnswer = vi.fn<(answer: Answer) => Promise<AnswerOutcome>>(() => call.promise);
  const question = aQuestion({ type: 'arrange_list', options });
  const { screen } = render(
    <QuestionCard
      question={question}
      onAnswer={onAnswer}
      onMaster={() => Promise.resolve()}
      {...itemVerbs()}
    />,
  );
  return { screen, onAnswer, call };
}

const row = (screen: Locator, text: string) =>
  screen.getByRole('button', { name: new RegExp(`^${text}`) });
const exactly = (screen: Locator, name: string) =>
  screen.getByRole('button', { name, exact: true });
const rows = (screen: Locator) =>
  screen
    .getByRole('group')
    .getByRole('button')
    .elements()
    .map((button) => button.querySelector('.option-text')?.textContent);

async function click(screen: Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) await row(screen, text).click();
}

test('clicks append, a second click takes out, and the rows stay put', async () => {
  const { screen } = renderList();
  await click(screen, 'Marathon', 'Plataea');
  await expect.element(exactly(screen, 'Marathon (1st)')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(exactly(screen, 'Plataea (2nd)')).toBeVisible();
  await click(screen, 'Marathon');
  await expect.element(row(screen, 'Marathon')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(exactly(screen, 'Plataea (1st)')).toBeVisible();
  expect(rows(screen)).toEqual(options);
});

test('SUBMIT ANSWER, SUBMITTING..., ANSWERED; the list settles into the chosen order', async () => {
  const { screen, onAnswer, call } = renderList();
  const submit = row(screen, 'SUBMIT ANSWER');
  await expect.element(submit).toBeDisabled();
  await click(screen, 'Marathon', 'Salamis');
  await expect.element(submit).toBeDisabled();
  await click(screen, 'Plataea');
  await submit.click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith([1, 0, 2]);
  await expect.element(row(screen, 'SUBMITTING...')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(row(screen, 'Salamis')).toBeDisabled();
  call.resolve(aCounted({ correctAnswer: [1, 0, 2] }));
  await expect.element(row(screen, 'ANSWERED')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(row(screen, 'ANSWERED')).toHaveFocus();
  expect(rows(screen)).toEqual(['Marathon', 'Salamis', 'Plataea']);
  await row(screen, 'ANSWERED').click({ force: true });
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('a wrong order says where the misplaced rows belong', async () => {
  const { screen, call } = renderList();
  await click(screen, 'Marathon', 'Plataea', 'Salamis', 'SUBMIT ANSWER');
  call.resolve(aCounted({ isCorrect: false, correctAnswer: [1, 0, 2], xp: 0 }));
  await expect.element(exactly(screen, 'Plataea (2nd) belongs 3rd')).toBeVisible();
  await expect.element(exactly(screen, 'Salamis (3rd) belongs 2nd')).toBeVisible();
  await expect.element(exactly(screen, 'Marathon (1st)')).toBeVisible();
});

test('an order that is kept to be judged later settles too', async () => {
  const { screen, call } = renderList();
  await click(screen, 'Marathon', 'Plataea', 'Salamis', 'SUBMIT ANSWER');
  call.resolve({ state: 'kept', arriving: new Promise(() => {}) });
  await expect.element(row(screen, 'ANSWERED')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(row(screen, 'Salamis')).toBeDisabled();
  expect(rows(screen)).toEqual(['Marathon', 'Plataea', 'Salamis']);
});

test('a failed answer keeps the order', async () => {
  const { screen, call } = renderList();
  await click(screen, 'Marathon', 'Plataea', 'Salamis', 'SUBMIT ANSWER');
  call.reject(new Error('lost'));
  await expect.element(row(screen, 'SUBMIT ANSWER')).toBeEnabled();
  await expect.element(exactly(screen, 'Plataea (2nd)')).toBeEnabled();
});

test('by keyboard alone', async () => {
  const { screen, onAnswer } = renderList();
  screen.getByRole('article').element().focus();
  for (const key of ['3', '1', '2']) await userEvent.keyboard(key);
  while (document.activeElement !== row(screen, 'SUBMIT ANSWER').element()) await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith([2, 0, 1]);
});
