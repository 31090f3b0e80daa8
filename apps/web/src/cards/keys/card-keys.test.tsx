import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import type { AnswerOutcome } from '../../operation-outcome.ts';
import { itemVerbs } from '../../testing/item-verbs.ts';
import { aQuestion } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { QuestionCard } from '../question/question-card.tsx';
import { CardKeys } from './card-keys.tsx';

const onAnswer = vi.fn<(id: number, answer: unknown) => Promise<AnswerOutcome>>(
  () => Promise.withResolvers<never>().promise,
);

function Cards() {
  return (
    <>
      <input aria-label="Search" />
      <CardKeys />
      <ul>
        {[1, 2, 3].map((id) => (
          <li key={id} style={{ height: 700 }}>
            <QuestionCard
              question={aQuestion({ id, questionText: `Question ${id}?` })}
              onAnswer={(answer) => onAnswer(id, answer)}
              onMaster={() => Promise.resolve()}
              {...itemVerbs()}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

async function renderCards() {
  onAnswer.mockClear();
  await page.viewport(1280, 900);
  scrollTo(0, 0);
  const { screen } = render(<Cards />);
  await expect.element(card(screen, 1)).toBeVisible();
  return screen;
}

const card = (screen: Locator, id: number) =>
  screen.getByRole('article', { name: `Question ${id}?` });

test('without a focus they act on the card that is in view', async () => {
  const screen = await renderCards();
  await userEvent.keyboard('2');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1, 1);
  await expect.element(card(screen, 1)).toHaveFocus();
});

test.each([
  ['j', 'k'],
  ['{ArrowDown}', '{ArrowUp}'],
])('%s goes to the next card, %s to the one before', async (next, before) => {
  const screen = await renderCards();
  await userEvent.keyboard(next);
  await expect.element(card(screen, 2)).toHaveFocus();
  await expect.element(card(screen, 2)).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('3');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(2, 2);
  await userEvent.keyboard(before);
  await expect.element(card(screen, 1)).toHaveFocus();
  await userEvent.keyboard(before);
  await expect.element(card(screen, 1)).toHaveFocus();
});

test('a card that was scrolled away is not the one any more', async () => {
  const screen = await renderCards();
  card(screen, 1).element().focus();
  card(screen, 3).element().scrollIntoView();
  await userEvent.keyboard('1');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(3, 0);
});

test('where something is typed they are letters', async () => {
  const screen = await renderCards();
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('2j?');
  await expect.element(screen.getByRole('textbox')).toHaveValue('2j?');
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('? tells them, and so does the word on the screen', async () => {
  const screen = await renderCards();
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keys on a card' });
  for (const text of [
    'Rate a flashcard: hard, medium, easy',
    'In pairs: the left row, then the right one',
    'Go to the next card',
  ]) {
    await expect.element(dialog.getByText(text)).toBeVisible();
  }
  await userEvent.keyboard('2');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
