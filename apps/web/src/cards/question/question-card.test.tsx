import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { aBook, aCounted, aQuestion } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

const HEADER_GAP_AND_BAR = 144;

test('starts unanswered: options enabled, no result', async () => {
  const { screen } = renderCard();
  await expect.element(screen.getByRole('heading', { name: 'Who won at Marathon?' })).toBeVisible();
  for (const name of ['Persia', 'Athens', 'Sparta', 'Egypt']) {
    await expect.element(screen.getByRole('button', { name })).toBeEnabled();
  }
  expect(screen.getByText(/CORRECT/).query()).toBeNull();
});

test('one click answers with the index and locks the options until and after the result', async () => {
  const { screen, onAnswer, calls } = renderCard();
  const athens = screen.getByRole('button', { name: /^Athens/ });
  await athens.click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1);
  await expect.element(athens).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('button', { name: /^Persia/ })).toBeDisabled();
  await athens.click({ force: true });
  calls[0]?.resolve(aCounted());
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(screen.getByText('Athens won without Sparta.')).toBeVisible();
  await expect.element(screen.getByText('+10 XP')).toBeVisible();
  await athens.click({ force: true });
  await screen.getByRole('button', { name: /^Persia/ }).click({ force: true });
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('right-to-left texts run from the right, and long words stay inside the card', async () => {
  const longWord = 'Elektrizitätsversorgungsunternehmen'.repeat(2);
  const { screen } = renderCard(
    aQuestion({ questionText: longWord, options: ['هذا صحيح (نعم)!', 'Athens'] }),
  );
  const arabic = screen.getByText('هذا صحيح (نعم)!').element();
  expect(getComputedStyle(arabic).direction).toBe('rtl');
  expect(getComputedStyle(screen.getByText('Athens').element()).direction).toBe('ltr');
  const edge = (element: Element) => element.getBoundingClientRect().right;
  const stem = screen.getByRole('heading', { name: longWord }).element();
  expect(edge(stem)).toBeLessThanOrEqual(edge(screen.getByRole('article').element()));
});

test('the focus stays on the chosen option', async () => {
  const { screen, calls } = renderCard();
  const athens = screen.getByRole('button', { name: /^Athens/ });
  athens.element().focus();
  await userEvent.keyboard('{Enter}');
  calls[0]?.resolve(aCounted());
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  await expect.element(athens).toHaveFocus();
});

test('a wrong answer shows the right option, by words too', async () => {
  const { screen, calls } = renderCard();
  await screen.getByRole('button', { name: /^Persia/ }).click();
  calls[0]?.resolve(aCounted({ isCorrect: false, streak: 0, xp: 0, lostStreak: 4 }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  await expect.element(screen.getByText('Streak back to 0')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Persia (your answer, wrong)' }))
    .toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Athens (the right answer)' }))
    .toBeInTheDocument();
});

test('a wrong answer that ended no streak tells of none', async () => {
  const { screen, calls } = renderCard();
  await screen.getByRole('button', { name: /^Persia/ }).click();
  calls[0]?.resolve(aCounted({ isCorrect: false, streak: 0, xp: 0 }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  expect(screen.getByText('Streak back to 0').query()).toBeNull();
});

test('MASTERED is told as a deed, and stands back under a wrong answer', async () => {
  const { screen, calls } = renderCard();
  await screen.getByRole('button', { name: /^Persia/ }).click();
  calls[0]?.resolve(aCounted({ isCorrect: false, streak: 0, xp: 0 }));
  const button = screen.getByRole('button', { name: 'Mark as MASTERED' });
  await expect.element(button).toBeVisible();
  expect(getComputedStyle(button.element()).boxShadow).toBe('none');
});

test('a right answer that could have earned and did not says why', async () => {
  const { screen, calls } = renderCard();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve(aCounted({ xp: 0 }));
  await expect.element(screen.getByText('Earned today · no XP')).toBeVisible();
});

test('a failed answer goes back to unanswered with the choice kept, and can be tapped again', async () => {
  const { screen, onAnswer, calls } = renderCard();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.reject(new Error('lost'));
  const kept = screen.getByRole('button', { name: 'Athens (your choice, not sent yet)' });
  await expect.element(kept).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: /^Persia/ })).toBeEnabled();
  await kept.click();
  calls[1]?.resolve(aCounted());
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(onAnswer.mock.calls).toEqual([[1], [1]]);
});

test('the result is in a live region', async () => {
  const { screen, calls } = renderCard();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve(aCounted());
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  const region = screen.getByText('CORRECT!').element().closest('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('polite');
});

test('keys 1 to 5 answer, and the card has the focus then', async () => {
  const { screen, onAnswer } = renderCard();
  await expect.element(screen.getByText('Athens')).toBeVisible();
  await userEvent.keyboard('5');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('3');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(2);
  await expect.element(screen.getByRole('article')).toHaveFocus();
});

test.each([
  ['TRUE', 0],
  ['FALSE', 1],
])('true_false: %s is sent as %i, whatever the options hold', async (name, answer) => {
  const { screen, onAnswer } = renderCard(aQuestion({ type: 'true_false', options: ['Ja'] }));
  await screen.getByRole('button', { name }).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
});

test('true_false by key', async () => {
  const { screen, onAnswer } = renderCard(aQuestion({ type: 'true_false' }));
  await expect.element(screen.getByRole('button', { name: 'FALSE' })).toBeVisible();
  await userEvent.keyboard('2');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1);
});

test('MASTERED stands on an answered card only, by click and by M', async () => {
  const { screen, onMaster, calls } = renderCard();
  expect(screen.getByRole('button', { name: 'Mark as MASTERED' }).query()).toBeNull();
  screen.getByRole('article').element().focus();
  await userEvent.keyboard('m');
  expect(onMaster).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve(aCounted());
  const button = screen.getByRole('button', { name: 'Mark as MASTERED' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('m');
  const marked = screen.getByRole('button', { name: 'MASTERED ✓' });
  await expect.element(marked).toHaveAttribute('aria-pressed', 'true');
  await marked.click({ force: true });
  expect(onMaster).toHaveBeenCalledTimes(1);
});

test('a mark that failed can be set again', async () => {
  const { screen, onMaster, calls } = renderCard();
  onMaster.mockRejectedValueOnce(new Error('lost'));
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve(aCounted());
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.poll(() => onMaster.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('button', { name: 'Mark as MASTERED' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Mark as MASTERED' }).click();
  await expect.element(screen.getByRole('button', { name: 'MASTERED ✓' })).toBeVisible();
});

test('? shows the keys and Escape gives the card back', async () => {
  const { screen } = renderCard();
  screen.getByRole('article').element().focus();
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog', { name: 'Keys on a card' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['essay', ['a'], 'Unsupported question type'],
  ['constructor', ['a'], 'Unsupported question type'],
  ['match_pairs', null, 'Invalid match pairs format'],
  ['match_pairs', 'text', 'Invalid match pairs format'],
  ['match_pairs', { left: ['a'] }, 'Invalid match pairs format'],
  ['match_pairs', { left: [1], right: [2] }, 'Invalid match pairs format'],
  ['match_pairs', [], 'No items to match'],
  ['match_pairs', ['one'], 'No items to match'],
  ['match_pairs', { left: [], right: [] }, 'No items to match'],
  ['mcq', null, 'No options to choose from'],
  ['mcq', [null, 1], 'No options to choose from'],
  ['arrange_list', { 0: 'a' }, 'No items to put in order'],
])('%s with options %j says "%s"', async (type, options, text) => {
  const { screen } = renderCard({ ...aQuestion(), type, options });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('a card without a book has theme 0', () => {
  const { id, type, questionText, options } = aQuestion();
  const { screen } = renderCard({ id, type, questionText, options });
  expect(screen.getByRole('article').element().className).toContain('theme-0');
});

test.each([
  [6, 'theme-0'],
  [7, 'theme-1'],
  [11, 'theme-5'],
])('a card of book %i has %s', (id, theme) => {
  const { screen } = renderCard(aQuestion({ book: aBook({ id }) }));
  expect(screen.getByRole('article').element().className).toContain(theme);
});

test('the picture stands above the text, and goes when it does not load', async () => {
  const { screen } = renderCard(aQuestion({ imageUrl: 'data:image/png;base64,broken' }));
  await expect
    .poll(() => screen.getByRole('article').element().querySelector('.question-image'))
    .toBeNull();
  await expect.element(screen.getByRole('heading', { name: 'Who won at Marathon?' })).toBeVisible();
});

test('the book line leads to the book', async () => {
  const { screen } = renderCard();
  await expect
    .element(screen.getByRole('link', { name: /The Histories.*by Herodotus/ }))
    .toHaveAttribute('href', '/books/the-histories-by-herodotus');
});

test('a list of five with its button fits a phone', async () => {
  const { screen } = renderCard(
    aQuestion({
      type: 'arrange_list',
      questionText: 'Follow a mutant hawk in a population of doves, from first step to last.',
      options: Array.from({ length: 5 }, (_, index) => `${index} of the steps takes up two lines`),
    }),
  );
  // As wide as on a page.
  screen.element().classList.add('wrap');
  await document.fonts.ready;
  await expect.element(screen.getByRole('button', { name: 'SUBMIT ANSWER' })).toBeVisible();
  const card = screen.getByRole('article').element().getBoundingClientRect();
  expect(card.height + HEADER_GAP_AND_BAR).toBeLessThanOrEqual(844);
});

test('an answered card of the longest usual size fits a phone', async () => {
  const { screen, calls } = renderCard(
    aQuestion({
      questionText:
        'What does Darwin call it when small useful variations are kept? '.repeat(2) + 'And how?',
      options: Array.from(
        { length: 4 },
        (_, index) => `${index} a steady drive that pushes life toward perfection, always`,
      ),
    }),
  );
  await screen.getByRole('button', { name: /^1 a steady/ }).click();
  calls[0]?.resolve(
    aCounted({
      explanation:
        'Useful variations survive more often, and the survivors hand them on to their young, step by step.',
    }),
  );
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  const card = screen.getByRole('article').element().getBoundingClientRect();
  expect(card.height + HEADER_GAP_AND_BAR).toBeLessThanOrEqual(844);
});
