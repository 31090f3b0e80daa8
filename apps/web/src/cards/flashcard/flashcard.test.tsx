import type { Difficulty, RatingResult } from '@morsel/sdk/contract';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import type { OperationOutcome } from '../../operation-outcome.ts';
import { anOrigin, itemVerbs } from '../../testing/item-verbs.ts';
import { aFlashcard } from '../../testing/items.ts';
import { allowMotion } from '../../testing/motion.ts';
import { render } from '../../testing/render.tsx';
import { CardKeys } from '../keys/card-keys.tsx';
import { Flashcard } from './flashcard.tsx';

function CardWithKeys(props: ComponentProps<typeof Flashcard>) {
  return (
    <>
      <CardKeys />
      <Flashcard {...props} />
    </>
  );
}

function renderFlashcard(rated?: Difficulty, flashcard = aFlashcard()) {
  const onRate = vi.fn<(difficulty: Difficulty) => Promise<OperationOutcome<RatingResult>>>(
    (difficulty) => Promise.resolve({ state: 'counted', result: { difficulty, xp: 2 } }),
  );
  const verbs = itemVerbs();
  const { screen } = render(
    <CardWithKeys flashcard={flashcard} onRate={onRate} rated={rated} {...verbs} />,
  );
  return { screen, onRate, ...verbs };
}

const front = (screen: Locator) => screen.getByRole('heading', { name: 'Marathon' });
const back = (screen: Locator) => screen.getByText('The battle of 490 BC.');
const rating = (screen: Locator, name: string) =>
  screen.getByRole('group').getByRole('button', { name });

test('shows its front first, without ratings', async () => {
  const { screen } = renderFlashcard();
  await expect.element(front(screen)).toBeVisible();
  expect(back(screen).query()).toBeNull();
  expect(rating(screen, 'EASY').query()).toBeNull();
});

test('a click turns it to the back with three ratings, another one back again', async () => {
  const { screen } = renderFlashcard();
  await front(screen).click();
  await expect.element(back(screen)).toBeVisible();
  for (const name of ['EASY', 'MEDIUM', 'HARD']) {
    await expect.element(rating(screen, name)).toBeVisible();
  }
  await expect.element(screen.getByRole('article')).not.toHaveClass('is-turning');
  await back(screen).click();
  await expect.element(front(screen)).toBeVisible();
  expect(rating(screen, 'EASY').query()).toBeNull();
});

test.each([
  ['EASY', 'easy'],
  ['MEDIUM', 'medium'],
  ['HARD', 'hard'],
])('%s rates %s, stamps the card and does not turn it', async (name, difficulty) => {
  const { screen, onRate } = renderFlashcard();
  await front(screen).click();
  await rating(screen, name).click();
  expect(onRate).toHaveBeenCalledExactlyOnceWith(difficulty);
  await expect.element(screen.getByText(name, { exact: true }).last()).toHaveClass('stamp');
  await expect.element(back(screen)).toBeVisible();
});

test('rating again is allowed', async () => {
  const { screen, onRate } = renderFlashcard();
  await front(screen).click();
  await rating(screen, 'EASY').click();
  await rating(screen, 'HARD').click();
  expect(onRate.mock.calls).toEqual([['easy'], ['hard']]);
});

test('where a rating stands for good, it is marked and no further one is sent', async () => {
  const { screen, onRate } = renderFlashcard('medium');
  await front(screen).click();
  const chosen = rating(screen, 'MEDIUM');
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect.element(rating(screen, 'EASY')).toBeDisabled();
  await chosen.click({ force: true });
  await userEvent.keyboard('13');
  expect(onRate).not.toHaveBeenCalled();
});

test.each([
  ['1', 'hard'],
  ['2', 'medium'],
  ['3', 'easy'],
  [' ', 'medium'],
  ['{Enter}', 'medium'],
])('Space turns it, then %s rates it %s', async (key, difficulty) => {
  const { screen, onRate } = renderFlashcard();
  await expect.element(front(screen)).toBeVisible();
  await userEvent.keyboard('1');
  expect(onRate).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await expect.element(back(screen)).toBeVisible();
  await expect.element(screen.getByRole('article')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onRate).toHaveBeenCalledExactlyOnceWith(difficulty);
});

test('reached by Tab it turns too, from its link and from its button', async () => {
  const { screen, onRate } = renderFlashcard();
  screen.getByRole('link').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(back(screen)).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toHaveClass('is-turning');
  screen.getByRole('button', { name: 'Turn back' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(front(screen)).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toHaveClass('is-turning');
  screen.getByRole('button', { name: 'Tap to turn over' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(back(screen)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onRate).toHaveBeenCalledExactlyOnceWith('medium');
});

test('a rating leaves its trace, with what it has earned', async () => {
  const { screen, onRate } = renderFlashcard();
  await front(screen).click();
  await rating(screen, 'HARD').click();
  await expect.element(screen.getByText('Rated HARD')).toBeInTheDocument();
  await expect.element(screen.getByText('+2 XP')).toBeInTheDocument();
  onRate.mockResolvedValueOnce({ state: 'counted', result: { difficulty: 'easy', xp: 0 } });
  rating(screen, 'EASY').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Rated EASY')).toBeInTheDocument();
  await expect.element(screen.getByText('Earned today · no XP')).toBeInTheDocument();
  await expect.element(rating(screen, 'EASY')).toHaveAttribute('aria-pressed', 'true');
});

test('one that does not count leaves none', async () => {
  const { screen, onRate } = renderFlashcard();
  onRate.mockRejectedValueOnce(new Error('lost'));
  await front(screen).click();
  await rating(screen, 'HARD').click();
  await expect.poll(() => onRate.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('Rated HARD')).not.toBeInTheDocument();
});

describe('timing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Waits without moving the fake clock, as polling by `expect.element` would. */
  async function until(condition: () => unknown): Promise<void> {
    while (!condition()) await new Promise(requestAnimationFrame);
  }

  /** A click that does not move the fake clock either. */
  function press(target: Locator): void {
    target.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }

  test('turns in 150 ms, the faces swapping halfway', async () => {
    await allowMotion();
    const { screen } = renderFlashcard();
    const card = screen.getByRole('article').element();
    press(front(screen));
    await until(() => card.classList.contains('is-turning'));
    expect(getComputedStyle(card).animationDuration).toBe('0.15s');
    vi.advanceTimersByTime(74);
    expect(back(screen).query()).toBeNull();
    vi.advanceTimersByTime(1);
    await until(() => back(screen).query());
    vi.advanceTimersByTime(74);
    expect(card.classList.contains('is-turning')).toBe(true);
    vi.advanceTimersByTime(1);
    await until(() => !card.classList.contains('is-turning'));
  });

  test('the stamp goes 1000 ms after the click', async () => {
    const { screen } = renderFlashcard();
    const card = screen.getByRole('article').element();
    press(front(screen));
    await until(() => card.classList.contains('is-turning'));
    vi.advanceTimersByTime(150);
    await until(() => rating(screen, 'EASY').query());
    press(rating(screen, 'EASY'));
    await until(() => card.querySelector('.stamp'));
    vi.advanceTimersByTime(999);
    expect(card.querySelector('.stamp')).not.toBeNull();
    vi.advanceTimersByTime(1);
    await until(() => !card.querySelector('.stamp'));
    expect(back(screen).query()).not.toBeNull();
  });
});

test('its back says where it comes from and can be reported, its front neither', async () => {
  const { screen, onReport } = renderFlashcard(undefined, aFlashcard({ origin: anOrigin() }));
  await expect.element(front(screen)).toBeVisible();
  expect(screen.getByText('From “The Ionian Revolt”').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Report' }).query()).toBeNull();
  await front(screen).click();
  await expect.element(screen.getByText('From “The Ionian Revolt”')).toBeVisible();
  await screen.getByRole('button', { name: 'Report' }).click();
  await screen.getByRole('radio', { name: 'It is too easy' }).click();
  await screen.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => onReport.mock.calls).toEqual([[{ reason: 'too-easy' }]]);
  await expect.element(back(screen)).toBeVisible();
});
