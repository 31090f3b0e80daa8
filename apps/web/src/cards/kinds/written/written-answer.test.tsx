import type { AnswerResult, ClaimState, Question } from '@morsel/sdk/contract';
import { LONGEST } from '@morsel/sdk/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { aCounted, aQuestion } from '../../../testing/items.ts';
import { renderCard } from '../../../testing/question-card.tsx';

const typed: Partial<Question> = {
  type: 'typed',
  options: [],
  questionText: 'Which city won at Marathon?',
};
const cloze: Partial<Question> = {
  type: 'cloze',
  options: [],
  questionText: 'At Marathon the Persians were beaten by _____.',
};

afterEach(() => page.viewport(390, 844));

const key = { correctAnswer: { text: 'Athens' }, accepted: ['the Athenians'] };
const aWrong = (more: Partial<AnswerResult> = {}) =>
  aCounted({ isCorrect: false, streak: 0, xp: 0, ...key, ...more });

const line = (screen: Locator) => screen.getByRole('textbox');
const submit = (screen: Locator) => screen.getByRole('button', { name: 'SUBMIT ANSWER' });
/** What is read out of the answer itself, before its verdict. */
const spokenOf = (screen: Locator) =>
  screen.element().querySelector('form [aria-live]')?.textContent ?? '';

test.each<[Partial<Question>, string]>([
  [typed, 'Your answer'],
  [cloze, 'What belongs in the gap'],
])('%j: a line with a name, for words that nobody mends', async (kind, label) => {
  const { screen } = renderCard(aQuestion(kind));
  const input = screen.getByRole('group').getByLabelText(label);
  for (const [name, value] of Object.entries({
    enterkeyhint: 'send',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  })) {
    await expect.element(input).toHaveAttribute(name, value);
  }
  const { fontSize, height } = getComputedStyle(input.element());
  expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
  expect(parseFloat(height)).toBeGreaterThanOrEqual(44);
});

test('by keyboard alone: Enter begins, writes and sends; keys are letters meanwhile', async () => {
  const { screen, onAnswer, calls } = renderCard(aQuestion(typed));
  await expect.element(line(screen)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(line(screen)).toHaveFocus();
  await userEvent.keyboard('1 jMk0?z{Enter}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ text: '1 jMk0?z' });
  expect(screen.getByRole('dialog').query()).toBeNull();
  await expect.element(line(screen)).toHaveAttribute('readonly');
  calls[0]?.resolve(aWrong());
  await expect.element(screen.getByRole('article')).toHaveFocus();
});

test("Escape gives the keys back to the card, and 0 says that one doesn't know", async () => {
  const { screen, onAnswer } = renderCard(aQuestion(typed));
  await line(screen).fill('At');
  await userEvent.keyboard('0{Escape}');
  await expect.element(screen.getByRole('article')).toHaveFocus();
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('0');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('unknown');
});

test('Escape ends the composing of a character, not the writing', async () => {
  const { screen } = renderCard(aQuestion(typed));
  await line(screen).click();
  const escape = { key: 'Escape', bubbles: true, cancelable: true };
  line(screen)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
  await expect.element(line(screen)).toHaveFocus();
  line(screen).element().dispatchEvent(new KeyboardEvent('keydown', escape));
  await expect.element(screen.getByRole('article')).toHaveFocus();
});

test('nothing, or too much, is answered beside the line, and what is written stays', async () => {
  const { screen, onAnswer } = renderCard(aQuestion(typed));
  await submit(screen).click();
  await expect.element(line(screen)).toHaveFocus();
  await expect
    .element(line(screen))
    .toHaveAccessibleDescription("Write an answer, or say that you don't know.");
  // Heard although the focus was there before.
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("Write an answer, or say that you don't know.");
  const long = 'x'.repeat(LONGEST.written + 1);
  await line(screen).fill(long);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(line(screen))
    .toHaveAccessibleDescription('At most 120 letters; these are 121.');
  await expect.element(line(screen)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(line(screen)).toHaveValue(long);
  expect(onAnswer).not.toHaveBeenCalled();
  await line(screen).fill(' Athens ');
  await expect.element(line(screen)).not.toHaveAttribute('aria-invalid');
  await submit(screen).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ text: 'Athens' });
});

test('a failed answer keeps what was written', async () => {
  const { screen, calls } = renderCard(aQuestion(typed));
  await line(screen).fill('Sparta');
  await userEvent.keyboard('{Enter}');
  calls[0]?.reject(new Error('lost'));
  await expect.element(line(screen)).not.toHaveAttribute('readonly');
  await expect.element(line(screen)).toHaveValue('Sparta');
});

test('a wrong answer stands with its cross over what is right, and the reason is heard', async () => {
  const { screen, calls } = renderCard(aQuestion(typed));
  await line(screen).fill('Sparta');
  await submit(screen).click();
  calls[0]?.resolve(aWrong({ reason: 'Sparta came too late.', standing: 'Some doubt the date.' }));
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  const answers = screen.getByRole('group');
  await expect.element(answers.getByText(/^Sparta/)).toBeVisible();
  expect(answers.element().textContent).toBe(
    'Sparta (your answer, wrong)Athens (the right answer)Also right: the Athenians',
  );
  expect(answers.element().querySelectorAll('.lucide-x')).toHaveLength(1);
  expect(spokenOf(screen).trim()).toBe(answers.element().textContent);
  const region = screen.getByText('INCORRECT').element().closest('[aria-live]');
  expect(region?.textContent).toMatch(
    /INCORRECT.*Sparta came too late\..*Athens won without Sparta\..*Does it still stand\? Some doubt the date\./,
  );
});

test.each([
  ['Athens', 'Athens (your answer, right)'],
  ['Atens', 'Atens (your answer, right)Exactly: Athens'],
  ['the Athenians', 'the Athenians (your answer, right)Also right: Athens'],
])('right: %s', async (text, told) => {
  const { screen, calls } = renderCard(aQuestion(typed));
  await line(screen).fill(text);
  await submit(screen).click();
  calls[0]?.resolve(aCounted(key));
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(screen.getByRole('group').element().textContent).toBe(told);
});

test('what is kept to be judged later stands there without a verdict', async () => {
  const { screen, calls } = renderCard(aQuestion(typed));
  await line(screen).fill('Athens');
  await submit(screen).click();
  calls[0]?.resolve({ state: 'kept', arriving: Promise.withResolvers<never>().promise });
  await expect.element(screen.getByText(/^Answer kept/)).toBeVisible();
  expect(screen.getByRole('group').element().textContent).toBe('Athens (your answer, kept)');
});

test.each([
  [390, 844],
  [320, 568],
])('on %i × %i the keyboard leaves the line and its button in view', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = renderCard(aQuestion({ ...typed, questionText: 'Which city? '.repeat(11) }));
  screen.element().classList.add('wrap');
  const end = document.createElement('div');
  end.style.height = '100vh';
  screen.element().append(end);
  await line(screen).click();
  // The keyboard takes some 45 % of the screen.
  await page.viewport(width, Math.round(height * 0.55));
  for (const control of [line(screen), submit(screen)]) {
    await expect.element(control).toBeInViewport({ ratio: 1 });
  }
});

test('"I was right" is there for a written answer that was judged wrong, and is noted once', async () => {
  const claims: PromiseWithResolvers<ClaimState>[] = [];
  const onClaim = vi.fn<() => Promise<ClaimState>>(() => {
    const claim = Promise.withResolvers<ClaimState>();
    claims.push(claim);
    return claim.promise;
  });
  const { screen, calls } = renderCard(aQuestion(typed), { onClaim });
  await line(screen).fill('Attica');
  await submit(screen).click();
  calls[0]?.resolve(aWrong());
  const claim = screen.getByRole('button', { name: 'I was right' });
  await claim.click();
  await expect.element(claim).toHaveAttribute('aria-busy', 'true');
  await claim.click({ force: true });
  claims[0]?.reject(new Error('lost'));
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  await claim.click();
  claims[1]?.resolve('open');
  const noted = screen.getByText('Noted. If three readers say so, it counts.');
  await expect.element(noted).toBeVisible();
  // One region speaks, not one within another.
  expect(noted.element().closest('[aria-live], output')).toBe(
    screen.getByText('INCORRECT').element().closest('[aria-live]'),
  );
  await expect.element(screen.getByRole('article')).toHaveFocus();
  expect(onClaim).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<Question>, ReturnType<typeof aCounted>, boolean]>([
  ['a right answer', typed, aCounted(key), true],
  ["who doesn't know", typed, aWrong(), false],
])('%s has nothing to claim', async (_, kind, outcome, isWritten) => {
  const { screen, calls } = renderCard(aQuestion(kind), { onClaim: () => Promise.resolve('open') });
  if (isWritten) await line(screen).fill('Athens');
  await (isWritten ? submit(screen) : screen.getByRole('button', { name: /^I don't/ })).click();
  calls[0]?.resolve(outcome);
  await expect.element(screen.getByText(/CORRECT!|NOW YOU KNOW/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'I was right' }).query()).toBeNull();
});
