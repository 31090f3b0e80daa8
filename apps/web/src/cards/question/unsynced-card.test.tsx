import type { AnswerResult } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aResult } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

test('an answer judged here says that it is not synced, until the server has judged it', async () => {
  const { screen, calls } = renderCard();
  const word = Promise.withResolvers<AnswerResult>();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve({ state: 'local', result: aResult(), arriving: word.promise });
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText('Athens won without Sparta.')).toBeVisible();
  await expect.element(screen.getByText('Not yet synced')).toBeVisible();
  word.resolve(aResult({ xp: 0 }));
  await expect.element(screen.getByText('Not yet synced')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Earned today · no XP')).toBeVisible();
});

test('an answer that cannot be judged here is kept, locked, and judged when the server is back', async () => {
  const { screen, onAnswer, calls } = renderCard();
  const word = Promise.withResolvers<AnswerResult>();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve({ state: 'kept', arriving: word.promise });
  await expect
    .element(
      screen.getByText('Answer kept. You will see whether it is right once you are back online.'),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Athens (your answer, kept)' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('button', { name: /^Persia/ })).toBeDisabled();
  expect(screen.getByText(/CORRECT/).query()).toBeNull();
  word.resolve(aResult({ isCorrect: false, streak: 0, xp: 0 }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  await expect.element(screen.getByText(/^Answer kept/)).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledTimes(1);
});
