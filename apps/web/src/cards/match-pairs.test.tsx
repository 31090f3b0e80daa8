import type { Answer } from '@morsel/sdk/contract';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { itemVerbs } from '../testing/item-verbs.ts';
import { aCounted, aQuestion } from '../testing/items.ts';
import { render } from '../testing/render.tsx';
import type { AnswerOutcome } from './answer-phase.ts';
import { QuestionCard } from './question-card.tsx';

const options = { left: ['Attica', 'Laconia', 'Lydia'], right: ['Athens', 'Sparta', 'Sardis'] };
const solution = { Attica: 'Athens', Laconia: 'Sparta', Lydia: 'Sardis' };

function renderPairs(overrides: Parameters<typeof aQuestion>[0] = {}) {
  const onAnswer = vi.fn<(answer: Answer) => Promise<AnswerOutcome>>(() =>
    Promise.resolve(aCounted({ correctAnswer: solution })),
  );
  const question = aQuestion({ type: 'match_pairs', options, ...overrides });
  const { screen } = render(
    <QuestionCard
      question={question}
      onAnswer={onAnswer}
      onMaster={() => Promise.resolve()}
      {...itemVerbs()}
    />,
  );
  return { screen, onAnswer };
}

const item = (screen: Locator, text: string) =>
  screen.getByRole('button', { name: new RegExp(`^${text}`) });
const submit = (screen: Locator) => screen.getByRole('button', { name: 'SUBMIT MATCHES' });

async function match(screen: Locator, left: string, right: string): Promise<void> {
  await item(screen, left).click();
  await item(screen, right).click();
}

/** Which right item a left one says it is matched with. */
function partner(screen: Locator, left: string): string | undefined {
  const name = item(screen, left).element().textContent;
  return /\(matched with (.*)\)/.exec(name)?.[1];
}

test('a left item, then a right one make a match that says so on both', async () => {
  const { screen } = renderPairs();
  await match(screen, 'Attica', 'Athens');
  await expect
    .element(screen.getByRole('button', { name: 'Attica (matched with Athens)' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(screen.getByRole('button', { name: 'Athens (matched with Attica)' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('Attica matched with Athens')).toBeInTheDocument();
});

test('a used right item moves to the newly picked left one', async () => {
  const { screen } = renderPairs();
  await match(screen, 'Attica', 'Athens');
  await match(screen, 'Laconia', 'Athens');
  await expect.poll(() => partner(screen, 'Laconia')).toBe('Athens');
  expect(partner(screen, 'Attica')).toBeUndefined();
});

test.each(['Attica', 'Athens'])('a click on %s removes its match', async (text) => {
  const { screen } = renderPairs();
  await match(screen, 'Attica', 'Athens');
  await expect.poll(() => partner(screen, 'Attica')).toBe('Athens');
  await item(screen, text).click();
  await expect.poll(() => partner(screen, 'Attica')).toBeUndefined();
});

test('SUBMIT MATCHES is there when, and only when, the smaller side is used up', async () => {
  const { screen } = renderPairs({ options: { left: options.left, right: ['Athens', 'Sparta'] } });
  expect(submit(screen).query()).toBeNull();
  await match(screen, 'Attica', 'Athens');
  expect(submit(screen).query()).toBeNull();
  await match(screen, 'Lydia', 'Sparta');
  await expect.element(submit(screen)).toBeVisible();
  await item(screen, 'Sparta').click();
  await expect.element(submit(screen)).not.toBeInTheDocument();
});

test('sends a map from left to right and goes with the answer, leaving the focus in the card', async () => {
  const { screen, onAnswer } = renderPairs();
  for (const [left, right] of Object.entries(solution)) await match(screen, left, right);
  await submit(screen).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(solution);
  await expect.element(screen.getByText('CORRECT!')).toBeVisible();
  expect(submit(screen).query()).toBeNull();
  await expect.element(screen.getByRole('article')).toHaveFocus();
  await expect.element(item(screen, 'Attica')).toBeDisabled();
});

test('a flat array is split in half', async () => {
  const { screen, onAnswer } = renderPairs({ options: ['Attica', 'Lydia', 'Athens', 'Sardis'] });
  await match(screen, 'Attica', 'Athens');
  await match(screen, 'Lydia', 'Sardis');
  await submit(screen).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ Attica: 'Athens', Lydia: 'Sardis' });
});

test('matches that are kept to be judged later stay as they are', async () => {
  const { screen, onAnswer } = renderPairs();
  onAnswer.mockResolvedValueOnce({ state: 'kept', arriving: new Promise(() => {}) });
  for (const [left, right] of Object.entries(solution)) await match(screen, left, right);
  await submit(screen).click();
  await expect.element(screen.getByText(/^Answer kept/)).toBeVisible();
  await expect.element(submit(screen)).not.toBeInTheDocument();
  await expect.element(item(screen, 'Attica')).toBeDisabled();
  expect(partner(screen, 'Attica')).toBe('Athens');
});

test('a failed answer keeps the matches', async () => {
  const { screen, onAnswer } = renderPairs();
  onAnswer.mockRejectedValueOnce(new Error('lost'));
  for (const [left, right] of Object.entries(solution)) await match(screen, left, right);
  await submit(screen).click();
  await expect.element(item(screen, 'Attica')).toBeEnabled();
  await submit(screen).click();
  expect(onAnswer).toHaveBeenCalledTimes(2);
  expect(onAnswer).toHaveBeenLastCalledWith(solution);
});

test('after a wrong answer each right item stands beside its left one', async () => {
  const { screen, onAnswer } = renderPairs();
  onAnswer.mockResolvedValueOnce(aCounted({ isCorrect: false, correctAnswer: solution, xp: 0 }));
  await match(screen, 'Attica', 'Sparta');
  await match(screen, 'Laconia', 'Athens');
  await match(screen, 'Lydia', 'Sardis');
  await submit(screen).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  const names = screen
    .getByRole('group')
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  const at = (text: string) => names.findIndex((name) => name.startsWith(text));
  for (const [left, right] of Object.entries(solution)) expect(at(right)).toBe(at(left) + 1);
  expect(names[at('Attica')]).toContain('belongs to Athens');
  expect(names[at('Lydia')]).toContain('(matched with Sardis, right)');
});

test('the same order for the same question, another for another', () => {
  const many = { left: 'abcdefgh'.split(''), right: '12345678'.split('') };
  const order = (id: number) =>
    renderPairs({ id, options: many })
      .screen.getByRole('group')
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
      .join('');
  expect(order(1)).toBe(order(1));
  expect(order(1)).not.toBe(order(2));
});

test('by keyboard alone: a number picks on the left, the next one on the right', async () => {
  const { screen, onAnswer } = renderPairs();
  screen.getByRole('article').element().focus();
  for (const key of ['1', '1', '2', '2', '3', '3']) await userEvent.keyboard(key);
  await expect.element(submit(screen)).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  while (document.activeElement !== submit(screen).element()) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledTimes(1);
  expect(Object.keys(onAnswer.mock.calls[0]?.[0] ?? {})).toHaveLength(3);
});

const LONG_WORDS = ['Endowment', 'Madagascar', 'Representativeness', 'Electromagnetism'];

test.each(LONG_WORDS.flatMap((word) => [360, 390].map((width) => [word, width] as const)))(
  '%s stands on one line at %i px',
  async (word, width) => {
    await page.viewport(width, 844);
    const { screen } = renderPairs({
      options: { left: [word, 'Laconia'], right: ['Athens', 'Sparta'] },
    });
    // As wide as on a page.
    screen.element().classList.add('wrap');
    await document.fonts.ready;
    const text = item(screen, word).element().querySelector('.pair-text')?.firstChild;
    const range = document.createRange();
    range.selectNodeContents(text ?? document.body);
    expect(range.getClientRects()).toHaveLength(1);
  },
);
