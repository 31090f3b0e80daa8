import { expect, test } from 'vitest';

import { itemVerbs } from '../../testing/item-verbs.ts';
import { aCounted, aFlashcard, aQuestion } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';
import { render } from '../../testing/render.tsx';
import { Flashcard } from '../flashcard/flashcard.tsx';
import { noXpText } from './xp-text.ts';

const NEVER = 8_640_000_000_000_000;
const WORDS = 'Ahead of time · no XP';
const EARNED = 'Earned today · no XP';

const NOON = new Date(2026, 10, 22, 12).getTime();

test.each([
  [{}, undefined],
  [{ dueAt: NOON }, undefined],
  [{ dueAt: NOON + 1 }, WORDS],
  [{ dueAt: NOON, earnedOn: '2026-11-21' }, undefined],
  [{ dueAt: NOON, earnedOn: '2026-11-22' }, EARNED],
  [{ dueAt: NOON, earnedOn: '2026-11-23' }, EARNED],
  [{ dueAt: NOON + 1, earnedOn: '2026-11-21' }, WORDS],
])('why %j earns nothing: %s', (item, text) => {
  expect(noXpText(item, NOON)).toBe(text);
});

test.each([
  [{ dueAt: NEVER }, WORDS],
  [{ dueAt: 1, earnedOn: '9999-01-01' }, EARNED],
])('it is said before the answer and after, in the same words: %j', async (item, text) => {
  const { screen, calls } = renderCard(aQuestion(item));
  await expect.element(screen.getByText(text)).toBeVisible();
  await screen.getByRole('button', { name: 'Athens' }).click();
  calls[0]?.resolve(aCounted({ xp: 0 }));
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(text).elements()).toHaveLength(1);
});

test('nor does a flashcard hide it', async () => {
  const flashcard = aFlashcard({ dueAt: NEVER });
  const { screen } = render(
    <Flashcard
      flashcard={flashcard}
      onRate={() => Promise.withResolvers<never>().promise}
      {...itemVerbs()}
    />,
  );
  await expect.element(screen.getByText(WORDS)).toBeVisible();
});
