import type { Origin, Passage } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anApiError } from '../../testing/api-error.ts';
import { anOrigin, aPassage } from '../../testing/item-verbs.ts';
import { aCounted, aQuestion } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';
import { containsQuote } from './origin-note.tsx';

async function renderAnswered(origin?: Origin, explanation?: string) {
  const rendered = renderCard();
  await rendered.screen.getByRole('button', { name: /^Athens/ }).click();
  rendered.calls[0]?.resolve(
    aCounted({ ...(origin && { origin }), ...(explanation && { explanation }) }),
  );
  await expect.element(rendered.screen.getByText('CORRECT!')).toBeVisible();
  const { screen } = rendered;
  return {
    ...rendered,
    more: screen.getByRole('button', { name: 'Read the passage' }),
    dialog: screen.getByRole('dialog'),
  };
}

test.each<[string, Partial<Origin>]>([
  ['From “The Ionian Revolt”', {}],
  ['From the text of the book', { chapter: null }],
  ['From the text, “The Ionian Revolt”', { grounding: 'extractive' }],
  ['From the text', { grounding: 'extractive', chapter: null }],
])('under the explanation: %s, with the quote', async (words, overrides) => {
  const { screen, more } = await renderAnswered(anOrigin(overrides));
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^“The Athenians charged/)).toBeVisible();
  await expect.element(more).toBeVisible();
});

test('an explanation that holds the quote says it once, and its passage can be read', async () => {
  const origin = anOrigin();
  const { screen, more } = await renderAnswered(origin, `${origin.quote} They won.`);
  await expect.element(screen.getByText('From “The Ionian Revolt”', { exact: true })).toBeVisible();
  await expect.element(more).toBeVisible();
  expect(screen.getByText(/The Athenians charged/).elements()).toHaveLength(1);
});

test('a question from the title alone says so, and has no passage to read', async () => {
  const origin = anOrigin({ grounding: 'memory', chapter: null, quote: null });
  const { screen, more } = await renderAnswered(origin);
  const words = 'From the title alone, not checked against the book';
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(more.query()).toBeNull();
});

test('a question of the library tells its place in the book, with the answer and not before', async () => {
  const { screen, calls } = renderCard(aQuestion({ place: 'Marathon' }));
  const place = screen.getByText('In the book under “Marathon”');
  await expect.element(screen.getByRole('button', { name: /^Athens/ })).toBeVisible();
  expect(place.query()).toBeNull();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve(aCounted());
  await expect.element(place).toBeVisible();
  expect(screen.getByRole('figure').query()).toBeNull();
});

test('the passage opens with its chapter, the quote marked in the text around it', async () => {
  const { more, dialog, readPassage } = await renderAnswered(anOrigin());
  const read = Promise.withResolvers<Passage>();
  readPassage.mockReturnValue(read.promise);
  await more.click();
  await expect.element(dialog.getByRole('heading', { name: 'The Ionian Revolt' })).toBeVisible();
  await expect.element(dialog.getByText('Looking it up in the text...')).toBeVisible();
  await expect.element(dialog.getByRole('mark')).toHaveTextContent(aPassage().quote);
  read.resolve(aPassage());
  await expect.element(dialog.getByText(/^The lines were drawn up\./)).toBeVisible();
  await expect.element(dialog.getByRole('mark')).toHaveTextContent(aPassage().quote);
  expect(dialog.getByText('Looking it up in the text...').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('without a connection the quote is there, and the text around it can be asked for again', async () => {
  const { more, dialog, readPassage } = await renderAnswered(anOrigin());
  readPassage.mockRejectedValue(new TypeError('Failed to fetch'));
  await more.click();
  await expect.element(dialog.getByText(/did not arrive\. Check your connection/)).toBeVisible();
  await expect.element(dialog.getByRole('mark')).toHaveTextContent(aPassage().quote);
  readPassage.mockResolvedValue(aPassage());
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText(/They were the first Greeks to do so/)).toBeVisible();
});

test('a text that was removed is not asked for again', async () => {
  const { more, dialog, readPassage } = await renderAnswered(anOrigin());
  readPassage.mockRejectedValue(anApiError(404));
  await more.click();
  await expect.element(dialog.getByText(/is not there any more/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Try again' }).query()).toBeNull();
});

const QUOTE = 'The Athenians charged\nat a run.';

test.each<[boolean, string]>([
  [true, 'The Athenians charged at a run. They were the first.'],
  [true, 'As he tells it, “The Athenians charged at a run”.'],
  [false, 'The Athenians charged at a running pace.'],
  [false, 'The Athenians charged. They did so at a run.'],
  [false, 'Athens won without Sparta.'],
])('%s: %s', (holds, text) => {
  expect(containsQuote(text, QUOTE)).toBe(holds);
});
