import type { Answer, Question } from '@morsel/sdk/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import type { AnswerOutcome } from '../../../operation-outcome.ts';
import { itemVerbs } from '../../../testing/item-verbs.ts';
import { aCounted, aQuestion } from '../../../testing/items.ts';
import { render } from '../../../testing/render.tsx';
import { CardKeys } from '../../keys/card-keys.tsx';
import { QuestionCard } from '../../question/question-card.tsx';

const { style } = document.documentElement;

afterEach(async () => {
  style.fontSize = '';
  await page.viewport(390, 844);
});

const options = ['Salamis', 'Marathon', 'Plataea'];

function renderList(more: Partial<Question> = {}) {
  const call = Promise.withResolvers<AnswerOutcome>();
  const onAnswer = vi.fn<(answer: Answer) => Promise<AnswerOutcome>>(() => call.promise);
  const question = aQuestion({ type: 'arrange_list', options, ...more });
  const { screen } = render(
    <>
      <CardKeys />
      <QuestionCard
        question={question}
        onAnswer={onAnswer}
        onMaster={() => Promise.resolve()}
        {...itemVerbs()}
      />
    </>,
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
  await expect.element(exactly(screen, 'Marathon (1st, right)')).toBeVisible();
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
  await expect.element(row(screen, 'Salamis')).toBeVisible();
  for (const key of ['3', '1', '2']) await userEvent.keyboard(key);
  await expect.element(row(screen, 'SUBMIT ANSWER')).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith([2, 0, 1]);
});

const withForeign = { options: ['Salamis', 'Marathon', 'Actium', 'Plataea'], placed: 3 };

test('by keyboard alone, with an entry too many: as many as belong, and no more', async () => {
  const { screen, onAnswer, call } = renderList(withForeign);
  const hint = screen.getByRole('group').getByRole('status');
  await expect.element(hint).toHaveTextContent('Put 3 of these 4 in order: 3 to go');
  for (const key of ['3', '2']) await userEvent.keyboard(key);
  await expect.element(hint).toHaveTextContent('Put 3 of these 4 in order: 1 to go');
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('1');
  await expect.element(hint).toHaveTextContent('Put 3 of these 4 in order: done');
  await expect.element(exactly(screen, 'Plataea left out')).toBeDisabled();
  await userEvent.keyboard('4{Enter}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith([2, 1, 0]);
  call.resolve(aCounted({ isCorrect: false, correctAnswer: [1, 0, 3], xp: 0 }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  expect(rows(screen)).toEqual(['Actium', 'Marathon', 'Salamis', 'Plataea']);
  for (const name of [
    'Actium (1st) does not belong',
    'Marathon (2nd) belongs 1st',
    'Salamis (3rd) belongs 2nd',
    'Plataea (left out) belongs 3rd',
  ]) {
    await expect.element(exactly(screen, name)).toBeVisible();
  }
});

test('a right order shows the foreign entry below', async () => {
  const { screen, call } = renderList(withForeign);
  await click(screen, 'Marathon', 'Salamis', 'Plataea', 'SUBMIT ANSWER');
  call.resolve(aCounted({ correctAnswer: [1, 0, 3] }));
  await expect.element(exactly(screen, 'Actium does not belong')).toBeVisible();
  expect(rows(screen)).toEqual(['Marathon', 'Salamis', 'Plataea', 'Actium']);
});

test('the foreign entry may be taken for another one that was placed', async () => {
  const { screen } = renderList(withForeign);
  await click(screen, 'Marathon', 'Salamis', 'Actium');
  await expect.element(row(screen, 'Plataea')).toBeDisabled();
  await click(screen, 'Actium', 'Plataea');
  await expect.element(exactly(screen, 'Plataea (3rd)')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(row(screen, 'SUBMIT ANSWER')).toBeEnabled();
});

test.each([320, 390])('at %i px and twice the text size, nothing leaves its row', async (width) => {
  await page.viewport(width, 844);
  style.fontSize = '32px';
  const { screen, call } = renderList(withForeign);
  await click(screen, 'Actium', 'Marathon', 'Salamis', 'SUBMIT ANSWER');
  call.resolve(aCounted({ isCorrect: false, correctAnswer: [1, 0, 3], xp: 0 }));
  const note = screen.getByText('does not belong');
  await expect.element(note).toBeVisible();
  const { right } = note.element().getBoundingClientRect();
  const ofRow = exactly(screen, 'Actium (1st) does not belong').element();
  expect(right).toBeLessThanOrEqual(ofRow.getBoundingClientRect().right);
  expect(ofRow.scrollWidth).toBeLessThanOrEqual(ofRow.clientWidth);
});
