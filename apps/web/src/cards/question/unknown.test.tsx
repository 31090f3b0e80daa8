import type { Answer, Question } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { aCounted, aQuestion } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

const way = (screen: Locator) => screen.getByRole('button', { name: /^I don't know/ });
const tap = (screen: Locator, name: string) => screen.getByRole('button', { name }).click();
const aWrong = (correctAnswer: Exclude<Answer, 'unknown'>) =>
  aCounted({ isCorrect: false, streak: 0, xp: 0, correctAnswer });

const pairs = { left: ['Ape', 'Hen'], right: ['Bird', 'Mammal'] };

test.each<[Partial<Question>, string[], Exclude<Answer, 'unknown'>, string[]]>([
  [{ type: 'mcq' }, [], 1, ['Athens (the right answer)']],
  [{ type: 'true_false', options: [] }, [], 0, ['TRUE (the right answer)']],
  [
    { type: 'match_pairs', options: pairs },
    ['Ape', 'Mammal'],
    { Ape: 'Mammal', Hen: 'Bird' },
    ['Ape (belongs to Mammal)', 'Hen (belongs to Bird)'],
  ],
  [
    { type: 'arrange_list', options: ['Salamis', 'Marathon'] },
    ['Salamis'],
    [1, 0],
    ['Marathon (1st)', 'Salamis (2nd)'],
  ],
])('%j: it is wrong, and the right answer is told', async (kind, before, right, told) => {
  const { screen, onAnswer, calls } = renderCard(aQuestion(kind));
  for (const name of before) await tap(screen, name);
  await way(screen).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('unknown');
  await expect.element(way(screen)).toHaveAttribute('aria-disabled', 'true');
  calls[0]?.resolve(aWrong(right));
  await expect.element(screen.getByText('NOW YOU KNOW')).toBeVisible();
  expect(screen.getByText('INCORRECT').query()).toBeNull();
  const answers = screen.getByRole('group');
  for (const name of told) {
    await expect.element(answers.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(answers.getByRole('button', { pressed: true }).elements()).toEqual([]);
  expect(answers.element().textContent).not.toMatch(/your|matched/);
  expect(way(screen).query()).toBeNull();
  await expect.element(screen.getByRole('article')).toHaveFocus();
});

test.each<[Partial<Question>, string[], string]>([
  [{ type: 'match_pairs', options: pairs }, ['Ape', 'Mammal', 'Hen', 'Bird'], 'SUBMIT MATCHES'],
  [
    { type: 'arrange_list', options: ['Salamis', 'Marathon'] },
    ['Marathon', 'Salamis'],
    'SUBMIT ANSWER',
  ],
])('%j: an answer that is ready does not look as if it went out', async (kind, ready, submit) => {
  const { screen } = renderCard(aQuestion(kind));
  for (const name of ready) await tap(screen, name);
  await way(screen).click();
  await expect.element(way(screen)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('button', { name: submit })).toBeDisabled();
});

test.each([320, 390])(
  'on %i px it stands before what sends the answer, as for Tab',
  async (width) => {
    await page.viewport(width, 844);
    const { screen } = renderCard(aQuestion({ type: 'arrange_list', options: ['Salamis'] }));
    screen.element().classList.add('wrap');
    await tap(screen, 'Salamis');
    const submit = screen.getByRole('button', { name: 'SUBMIT ANSWER' });
    await expect.element(submit).toBeEnabled();
    const [first, then] = [way(screen), submit].map((it) => it.element().getBoundingClientRect());
    expect(first && then && (first.bottom <= then.top || first.right <= then.left)).toBe(true);
    way(screen).element().focus();
    await userEvent.tab();
    await expect.element(submit).toHaveFocus();
  },
);

test('0 says it', async () => {
  const { screen, onAnswer } = renderCard();
  await expect.element(way(screen)).toBeVisible();
  await userEvent.keyboard('0');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('unknown');
});

test('where it did not arrive, the card says so and takes it again, or an answer', async () => {
  const { screen, onAnswer, calls } = renderCard();
  await way(screen).click();
  calls[0]?.reject(new Error('lost'));
  await expect
    .element(screen.getByRole('button', { name: "I don't know (your choice, not sent yet)" }))
    .toBeEnabled();
  await tap(screen, 'Athens');
  expect(onAnswer.mock.calls).toEqual([['unknown'], [1]]);
});

test('where it is kept, the answer is promised', async () => {
  const { screen, calls } = renderCard();
  await way(screen).click();
  calls[0]?.resolve({ state: 'kept', arriving: Promise.withResolvers<never>().promise });
  await expect
    .element(screen.getByText('Kept. You will see the answer once you are back online.'))
    .toBeVisible();
  expect(way(screen).query()).toBeNull();
});

test('a finger finds it, and an unusable question has none', async () => {
  const { screen } = renderCard();
  const { width, height } = way(screen).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const { screen: unusable } = renderCard(aQuestion({ options: [] }));
  await expect.element(unusable.getByText('No options to choose from')).toBeVisible();
  expect(way(unusable).query()).toBeNull();
});
