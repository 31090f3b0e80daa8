import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { aQuestion } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

/** The stub of a card that was answered rightly, and can be undone. */
async function renderStub() {
  const verdict = { isCorrect: true, explanation: 'Athens won without Sparta.', correctAnswer: 1 };
  const onUndo = () => Promise.resolve();
  const { screen } = renderCard(aQuestion(), { judge: () => verdict, onUndo });
  await screen.getByRole('button', { name: /^Athens/ }).click();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  return { undo: undo.element(), stub: document.querySelector('.stub') as HTMLElement };
}

test.each([390, 1280])(
  'Undo, which comes after the verdict, moves nothing, %i wide',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { undo, stub } = await renderStub();
    const places = () =>
      ['.verdict', '.explanation', '.report-btn'].map((part) =>
        stub.querySelector(part)?.getBoundingClientRect().toJSON(),
      );
    const withUndo = places();
    undo.style.display = 'none';
    expect(places()).toEqual(withUndo);
  },
);

test('its notches have their size without a reset for pseudo-elements, which there is not', async () => {
  const { stub } = await renderStub();
  const sizing = (of: Element) => getComputedStyle(of, '::before').boxSizing;
  expect([sizing(stub), sizing(document.body)]).toEqual(['border-box', 'content-box']);
});
