import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { aCounted, aQuestion } from '../../../testing/items.ts';
import { renderCard } from '../../../testing/question-card.tsx';

/** The words of a button that a reader sees, line by line. */
function linesOf(button: Element): DOMRect[] {
  const text = document.createRange();
  text.selectNodeContents(button.querySelector('.option-text') ?? button);
  return [...text.getClientRects()].filter(({ width }) => width > 1);
}

test('TRUE and FALSE stay whole within their buttons on 320 px', async () => {
  await page.viewport(320, 844);
  const { screen, calls } = renderCard(aQuestion({ type: 'true_false', options: [] }));
  // As wide as on a page.
  screen.element().classList.add('wrap');
  await document.fonts.ready;
  const expectToFit = (name: string) => {
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) }).element();
    const lines = linesOf(button);
    expect(lines).toHaveLength(1);
    const room = button.getBoundingClientRect();
    expect(lines[0]?.left).toBeGreaterThan(room.left);
    expect(lines[0]?.right).toBeLessThan(room.right);
  };
  await expect.element(screen.getByRole('button', { name: 'FALSE' })).toBeVisible();
  ['TRUE', 'FALSE'].forEach(expectToFit);

  await screen.getByRole('button', { name: 'FALSE' }).click();
  calls[0]?.resolve(aCounted({ isCorrect: false, correctAnswer: 0 }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  ['TRUE', 'FALSE'].forEach(expectToFit);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each([
  ['FALSE', true, 1],
  ['TRUE', false, 1],
])('%s answered (right: %s), one tick at most shows', async (name, isCorrect, correctAnswer) => {
  const { screen, calls } = renderCard(aQuestion({ type: 'true_false', options: [] }));
  await screen.getByRole('button', { name }).click();
  calls[0]?.resolve(aCounted({ isCorrect, correctAnswer }));
  await expect.element(screen.getByText(isCorrect ? 'CORRECT!' : 'INCORRECT')).toBeVisible();
  const answers = screen.getByRole('group').element();
  expect(answers.querySelectorAll('.lucide-check')).toHaveLength(1);
  expect(answers.querySelectorAll('.lucide-x')).toHaveLength(isCorrect ? 0 : 1);
});
