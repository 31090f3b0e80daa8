import { expect, test } from 'vitest';

import { itemVerbs } from '../testing/item-verbs.ts';
import { aCounted, aFlashcard, aQuestion } from '../testing/items.ts';
import { renderCard } from '../testing/question-card.tsx';
import { render } from '../testing/render.tsx';
import { Flashcard } from './flashcard.tsx';

const NEVER = 8_640_000_000_000_000;
const WORDS = 'Ahead of time · no XP';

test('a question that is not due says so until it is answered', async () => {
  const { screen, calls } = renderCard(aQuestion({ dueAt: NEVER }));
  await expect.element(screen.getByText(WORDS)).toBeVisible();
  await screen.getByRole('button', { name: 'Athens' }).click();
  calls[0]?.resolve(aCounted({ xp: 0 }));
  await expect.element(screen.getByText('0 XP, not due yet')).toBeVisible();
  expect(screen.getByText(WORDS).query()).toBeNull();
});

test.each([[{}], [{ dueAt: 1 }]])('one that is new or due does not: %j', async (due) => {
  const { screen } = renderCard(aQuestion(due));
  await expect.element(screen.getByText('Pick one')).toBeVisible();
  expect(screen.getByText(WORDS).query()).toBeNull();
});

test('nor does a flashcard hide it', async () => {
  const flashcard = aFlashcard({ dueAt: NEVER });
  const { screen } = render(
    <Flashcard flashcard={flashcard} onRate={() => undefined} {...itemVerbs()} />,
  );
  await expect.element(screen.getByText(WORDS)).toBeVisible();
});
