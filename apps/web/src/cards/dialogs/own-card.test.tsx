import { expect, test } from 'vitest';

import { anApiError } from '../../testing/api-error.ts';
import { anOrigin, aPassage } from '../../testing/item-verbs.ts';
import { aCounted } from '../../testing/items.ts';
import { renderCard } from '../../testing/question-card.tsx';

async function openPassage() {
  const { screen, calls, onCard } = renderCard();
  await screen.getByRole('button', { name: /^Athens/ }).click();
  calls[0]?.resolve(aCounted({ origin: anOrigin() }));
  await screen.getByRole('button', { name: 'Read the passage' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/^The lines were drawn up\./)).toBeVisible();
  return { screen, dialog, onCard };
}

/** Selects words of the passage, as a finger does that lies on them. */
function select(text: string): void {
  const paragraph = document.querySelector('.passage');
  const node = [...(paragraph?.childNodes ?? [])].find(({ textContent }) =>
    textContent?.includes(text),
  );
  const words = node?.firstChild ?? node;
  const start = words?.textContent?.indexOf(text) ?? -1;
  if (!words || start < 0) throw new Error(`No "${text}" in the passage`);
  getSelection()?.setBaseAndExtent(words, start, words, start + text.length);
}

test('what is selected in a passage becomes the back of a card', async () => {
  const { screen, dialog, onCard } = await openPassage();
  select('the first Greeks');
  await dialog.getByRole('button', { name: 'Make a card' }).click();
  await expect.element(dialog.getByLabelText('Front')).toHaveValue('');
  await expect.element(dialog.getByLabelText('Back')).toHaveValue('the first Greeks');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect.element(dialog.getByText('Write what the card asks.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Front')).toHaveFocus();
  await dialog.getByLabelText('Front').fill('Who charged at a run?');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect.element(screen.getByText('Card added')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const quote = 'the first Greeks';
  expect(onCard).toHaveBeenCalledExactlyOnceWith({
    front: 'Who charged at a run?',
    back: quote,
    quote,
  });
});

test('without a selection it is the quote', async () => {
  const { dialog } = await openPassage();
  await dialog.getByRole('button', { name: 'Make a card' }).click();
  await expect.element(dialog.getByLabelText('Back')).toHaveValue(aPassage().quote);
});

test('a card that was not saved says why, and what was typed stays', async () => {
  const { dialog, onCard } = await openPassage();
  onCard.mockRejectedValue(anApiError(409));
  await dialog.getByRole('button', { name: 'Make a card' }).click();
  await dialog.getByLabelText('Front').fill('Who charged?');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByLabelText('Front')).toHaveValue('Who charged?');
});
