import type { AnswerResult } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anApiError } from '../../testing/api-error.ts';
import { losePatience } from '../../testing/impatience.ts';
import { aCounted } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

async function openReport(result: Partial<AnswerResult> = {}) {
  const rendered = renderCard();
  const { screen } = rendered;
  await screen.getByRole('button', { name: /^Athens/ }).click();
  rendered.calls[0]?.resolve(aCounted(result));
  const open = screen.getByRole('button', { name: 'Report' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Report this card' });
  return {
    ...rendered,
    open,
    dialog,
    reason: (name: string) => dialog.getByRole('radio', { name }),
    note: dialog.getByRole('textbox', { name: /^What should we know/ }),
    send: dialog.getByRole('button', { name: 'Send report' }),
  };
}

test('an unanswered question cannot be reported', async () => {
  const { screen } = renderCard();
  await expect.element(screen.getByRole('button', { name: /^Athens/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report' }).query()).toBeNull();
});

test.each([
  ['an item from a text', { quote: 'Athens won.' }, /with the card and its quote\.$/],
  ['an item without a quote', { quote: null }, /with the card\.$/],
])('what an admin gets to read is told as it is, of %s', async (_, { quote }, words) => {
  const report = await openReport({ origin: { grounding: 'source', chapter: null, quote } });
  await expect.element(report.note).toHaveAccessibleDescription(words);
});

test.each([
  ['The answer is wrong', 'wrong'],
  ['It is unclear', 'unclear'],
  ['It is too easy', 'too-easy'],
  ['It is not about this book', 'off-topic'],
])('"%s" goes out as %s, the note is optional', async (name, reason) => {
  const { screen, onReport, ...report } = await openReport();
  await report.reason(name).click();
  await report.send.click();
  await expect.element(report.dialog).not.toBeInTheDocument();
  expect(onReport.mock.calls).toEqual([[{ reason }]]);
  await expect.element(screen.getByText('Reported. Thank you!')).toBeVisible();
  await expect.element(screen.getByText(/Settings shows what becomes of it/)).toBeVisible();
});

test('by keyboard: a reason, a note and Enter on the button; the focus goes back', async () => {
  const { onReport, ...report } = await openReport();
  await expect.element(report.dialog).toBeVisible();
  report.reason('The answer is wrong').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(report.reason('It is unclear')).toBeChecked();
  await userEvent.keyboard('{Tab}  Who is “he”? {Tab}{Tab}{Enter}');
  await expect.element(report.dialog).not.toBeInTheDocument();
  expect(onReport.mock.calls).toEqual([[{ reason: 'unclear', note: 'Who is “he”?' }]]);
  await expect.element(report.open).toHaveFocus();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { onReport, ...report } = await openReport();
  await report.send.click();
  await expect.element(report.dialog.getByText('Choose what is wrong with it.')).toBeVisible();
  await report.reason('Something else').click();
  await report.send.click();
  await expect.element(report.dialog.getByText('Say what is wrong with it.')).toBeVisible();
  await expect.element(report.note).toHaveFocus();
  expect(onReport).not.toHaveBeenCalled();
});

test.each([
  [new TypeError('Failed to fetch'), /^Your report did not arrive\. Check your connection/],
  [anApiError(500), /^Your report did not arrive: Morsel has a problem\./],
  [anApiError(429, 'Too many reports for today.'), 'Too many reports for today.'],
  [anApiError(400, 'The note has to be plain text.', 'note'), 'The note has to be plain text.'],
])('a failure keeps the input and says what to do: %s', async (error, words) => {
  const { onReport, ...report } = await openReport();
  onReport.mockRejectedValueOnce(error);
  await report.reason('It is unclear').click();
  await report.note.fill('Who is he?');
  await report.send.click();
  await expect.element(report.dialog.getByText(words)).toBeVisible();
  await expect.element(report.note).toHaveValue('Who is he?');
  await report.send.click();
  await expect.element(report.dialog).not.toBeInTheDocument();
  expect(onReport).toHaveBeenCalledTimes(2);
});

test('a report that arrives after its dialog was left closes none that was opened since', async () => {
  losePatience();
  const arrived = Promise.withResolvers<void>();
  const { screen, onReport, ...report } = await openReport();
  onReport.mockReturnValueOnce(arrived.promise);
  await report.reason('It is too easy').click();
  await report.send.click();
  await report.dialog.getByRole('button', { name: 'Leave anyway' }).click();
  await expect.element(report.dialog).not.toBeInTheDocument();
  await report.open.click();
  await report.reason('It is unclear').click();
  arrived.resolve();
  await expect.element(screen.getByText('Reported. Thank you!')).toBeVisible();
  await expect.element(report.reason('It is unclear')).toBeChecked();
});
