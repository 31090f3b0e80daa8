import type { AnswerResult } from '@morsel/sdk/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

import type { Verdict } from '../../operation-outcome.ts';
import { anApiError } from '../../testing/api-error.ts';
import { aCounted, aQuestion, aResult } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

const told = { explanation: 'Athens won without Sparta.', correctAnswer: 1 };
const right: Verdict = { isCorrect: true, ...told };
const wrong: Verdict = { isCorrect: false, ...told };

/** A card whose device says so of each answer. */
const renderJudged = (verdict: Verdict) => renderCard(aQuestion(), { judge: () => verdict });

const athens = (screen: Locator) => screen.getByRole('button', { name: /^Athens/ });

test('the verdict is there with the tap, what it counts for with the outcome', async () => {
  const { screen, onAnswer, nthCall } = renderJudged(right);
  await athens(screen).click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText('Athens won without Sparta.')).toBeVisible();
  expect(screen.getByText(/XP/).query()).toBeNull();
  expect(screen.getByText('Not yet synced').query()).toBeNull();
  (await nthCall(0)).resolve(aCounted());
  await expect.element(screen.getByText('+10 XP')).toBeVisible();
  expect(screen.getByText(/put right/).query()).toBeNull();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1);
});

test('the answer is given once the verdict is painted', async () => {
  const { screen, onAnswer } = renderJudged(right);
  await expect.element(athens(screen)).toBeVisible();
  const option = athens(screen).element();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  option.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.advanceTimersToNextFrame();
  await Promise.resolve();
  expect(screen.getByText('CORRECT!').query()).not.toBeNull();
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1);
});

test.each([
  [right, false, 'INCORRECT'],
  [wrong, true, 'CORRECT!'],
])(
  "the server's word wins where it differs, and the card says so: %j",
  async (verdict, isCorrect, words) => {
    const { screen, nthCall } = renderJudged(verdict);
    await athens(screen).click();
    await expect.element(screen.getByText(/CORRECT/)).toBeVisible();
    (await nthCall(0)).resolve(aCounted({ isCorrect }));
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('This verdict has just been put right.')).toBeVisible();
  },
);

test('so it does where the server is reached later', async () => {
  const { screen, nthCall } = renderJudged(right);
  const word = Promise.withResolvers<AnswerResult>();
  await athens(screen).click();
  (await nthCall(0)).resolve({ state: 'local', result: aResult(), arriving: word.promise });
  await expect.element(screen.getByText('Not yet synced')).toBeVisible();
  word.resolve(aResult({ isCorrect: false, xp: 0, streak: 0 }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  await expect.element(screen.getByText('This verdict has just been put right.')).toBeVisible();
});

test('a verdict that was shown stays where only the server can tell what it counts for', async () => {
  const { screen, nthCall } = renderJudged(right);
  const word = Promise.withResolvers<AnswerResult>();
  await athens(screen).click();
  (await nthCall(0)).resolve({ state: 'kept', arriving: word.promise });
  await expect.element(screen.getByText('Not yet synced')).toBeVisible();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  word.resolve(aResult());
  await expect.element(screen.getByText('+10 XP')).toBeVisible();
  await expect.element(screen.getByText('Not yet synced')).not.toBeInTheDocument();
});

test('an answer that nothing has says so, and the same one can be sent again', async () => {
  const { screen, onAnswer, nthCall } = renderJudged(wrong);
  await screen.getByRole('button', { name: /^Persia/ }).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  (await nthCall(0)).reject(new Error('no room'));
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as MASTERED' }).query()).toBeNull();
  await expect.element(athens(screen)).toBeDisabled();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Not saved')).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('ARTICLE');
  (await nthCall(1)).resolve(aCounted({ isCorrect: false, xp: 0, streak: 0, lostStreak: 2 }));
  await expect.element(screen.getByText('Streak back to 0')).toBeVisible();
  expect(onAnswer.mock.calls).toEqual([[0], [0]]);
});

test('an answer that the server refuses says that it does not count, and is not sent again', async () => {
  const { screen, nthCall } = renderJudged(right);
  await athens(screen).click();
  (await nthCall(0)).reject(anApiError(404));
  await expect.element(screen.getByText('Does not count')).toBeVisible();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(screen.getByRole('button', { name: /Try again|MASTERED/ }).query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: /^Persia/ })).toBeDisabled();
});

test('undo waits for what comes of the answer, and the card for the undo', async () => {
  const onUndo = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { screen, onAnswer, nthCall } = renderCard(aQuestion(), { judge: () => wrong, onUndo });
  const undo = screen.getByRole('button', { name: 'Undo' });
  const persia = screen.getByRole('button', { name: /^Persia/ });
  await persia.click();
  await undo.click();
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await athens(screen).click({ force: true });
  expect(onUndo).not.toHaveBeenCalled();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  (await nthCall(0)).resolve(aCounted({ isCorrect: false, xp: 0 }));
  await expect.element(screen.getByText('INCORRECT')).not.toBeInTheDocument();
  expect(onUndo).toHaveBeenCalledTimes(1);
  await athens(screen).click();
  await nthCall(1);
  expect(onAnswer.mock.calls).toEqual([[0], [1]]);
});

test('an undo that fails before there was an outcome leaves the card with what it counts for', async () => {
  const onUndo = () => Promise.reject(new Error('too late'));
  const { screen, nthCall } = renderCard(aQuestion(), { judge: () => right, onUndo });
  await athens(screen).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  (await nthCall(0)).resolve(aCounted());
  await expect.element(screen.getByText('+10 XP')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Persia/ })).toBeDisabled();
});

test('an undo of an answer that nothing has leaves that to be sent again', async () => {
  const onUndo = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { screen, nthCall } = renderCard(aQuestion(), { judge: () => right, onUndo });
  await athens(screen).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  (await nthCall(0)).reject(new Error('no room'));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onUndo).not.toHaveBeenCalled();
});

test('a verdict that was shown is there again on a card that comes up later', async () => {
  const { promise: arriving } = Promise.withResolvers<AnswerResult>();
  const { screen } = renderCard(aQuestion(), {
    judge: () => right,
    answered: { answer: 1, outcome: { state: 'kept', arriving } },
  });
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText('Not yet synced')).toBeVisible();
});

test('where judging fails the card stays open', async () => {
  let isBroken = true;
  const judge = () => {
    if (isBroken) throw new Error('a broken key');
    return right;
  };
  const { screen } = renderCard(aQuestion(), { judge });
  const failed = new Promise<void>((resolve) => {
    const hear = (event: ErrorEvent) => {
      event.preventDefault();
      resolve();
    };
    window.addEventListener('error', hear, { once: true });
  });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await athens(screen).click();
  await failed;
  printed.mockRestore();
  isBroken = false;
  await athens(screen).click();
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
});

test('a tap is never lost on a card that has just opened again', async () => {
  const { screen, onAnswer, nthCall } = renderCard();
  await athens(screen).click();
  const option = athens(screen).element();
  const opened = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      if (option.hasAttribute('aria-disabled')) return;
      option.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      resolve();
    }).observe(option, { attributes: true });
  });
  (await nthCall(0)).reject(new Error('lost'));
  await opened;
  expect(onAnswer.mock.calls).toEqual([[1], [1]]);
});
