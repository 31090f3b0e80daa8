import type { Answer } from '@morsel/sdk/contract';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import type { AnswerOutcome } from '../../../operation-outcome.ts';
import { itemVerbs } from '../../../testing/item-verbs.ts';
import { aCounted, aQuestion } from '../../../testing/items.ts';
import { render } from '../../../testing/render.tsx';
import { CardKeys } from '../../keys/card-keys.tsx';
import { QuestionCard } from '../../question/question-card.tsx';

const options = { left: ['Attica', 'Laconia', 'Lydia'], right: ['Athens', 'Sparta', 'Sardis'] };
const solution = { Attica: 'Athens', Laconia: 'Sparta', Lydia: 'Sardis' };

function renderPairs(overrides: Parameters<typeof aQuestion>[0] = {}) {
  const onAnswer = vi.fn<(answer: Answer) => Promise<AnswerOutcome>>(() =>
    Promise.resolve(aCounted({ correctAnswer: solution })),
  );
  const question = aQuestion({ type: 'match_pairs', options, ...overrides });
  const { screen } = render(
    <>
      <CardKeys />
      <QuestionCard
        question={question}
        onAnswer={onAnswer}
        onMaster={() => Promise.resolve()}
        {...itemVerbs()}
      />
    </>,
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
  expect(names[at('Attica')]).toContain('belongs to Athens; you joined Sparta');
  // Seen beside what is right.
  expect(item(screen, 'Athens').element().querySelector('s')?.textContent).toBe('Sparta');
  expect(item(screen, 'Sardis').element().querySelector('s')).toBeNull();
  expect(names[at('Lydia')]).toContain('(matched with Sardis, right)');
});

const withSurplus = { options: { ...options, right: [...options.right, 'Argos'] } };

test('with a right item too many, the last pair is not free, and it belongs to none', async () => {
  const { screen, onAnswer } = renderPairs(withSurplus);
  onAnswer.mockResolvedValueOnce(aCounted({ isCorrect: false, correctAnswer: solution, xp: 0 }));
  await expect
    .element(screen.getByRole('group'))
    .toHaveAccessibleDescription('One on the right is left over.');
  await match(screen, 'Attica', 'Argos');
  await match(screen, 'Laconia', 'Sparta');
  await match(screen, 'Lydia', 'Sardis');
  await submit(screen).click();
  await expect.element(screen.getByText('INCORRECT')).toBeVisible();
  const named = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(named('Attica (belongs to Athens; you joined Argos)')).toBeVisible();
  await expect.element(named('Argos (belongs to none; you joined Attica)')).toBeVisible();
  await expect.element(named('Laconia (matched with Sparta, right)')).toBeVisible();
  expect(item(screen, 'Athens').element().querySelector('s')?.textContent).toBe('Argos');
  expect(item(screen, 'Argos').element().textContent).toContain('belongs to none');
  expect(screen.getByText('One on the right is left over.').query()).toBeNull();
  // No hole beside it.
  const widthOf = (name: string) => item(screen, name).element().getBoundingClientRect().width;
  expect(widthOf('Argos')).toBeGreaterThan(widthOf('Athens') + widthOf('Attica'));
});

test('by keyboard alone, the surplus has a key too', async () => {
  const { screen, onAnswer } = renderPairs(withSurplus);
  await expect.element(item(screen, 'Attica')).toBeVisible();
  for (const key of ['1', '4', '2', '1', '3', '2']) await userEvent.keyboard(key);
  await userEvent.keyboard('{Enter}');
  const given = onAnswer.mock.calls[0]?.[0];
  expect(new Set(Object.values(given ?? {})).size).toBe(3);
});

test('a right answer says which one belongs to none', async () => {
  const { screen } = renderPairs(withSurplus);
  for (const [left, right] of Object.entries(solution)) await match(screen, left, right);
  await submit(screen).click();
  await expect
    .element(screen.getByRole('button', { name: 'Argos (belongs to none)', exact: true }))
    .toBeVisible();
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

test('by keyboard alone: a number picks on the left, the next one on the right, Enter sends', async () => {
  const { screen, onAnswer } = renderPairs();
  await expect.element(item(screen, 'Attica')).toBeVisible();
  for (const key of ['1', '1', '2', '2', '3', '3']) await userEvent.keyboard(key);
  await expect.element(submit(screen)).toBeVisible();
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
