import type { AdminItem, ItemEdit } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAdminItem, anAdminReport, ITEM_CONTENTS } from '../../../testing/admin-items.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { serveItems } from '../../../testing/serve-items.ts';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

async function openEdit(content: ItemEdit, told: Partial<AdminItem> = {}) {
  serveAdmin();
  const sent = serveItems(anAdminItem({ content, ...told }));
  const { screen } = render(<AdminScreen />, { path: '/admin?book=8' });
  await screen.getByRole('button', { name: /^Edit / }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit item' });
  return {
    sent,
    screen,
    dialog,
    write: (label: string, text: string) =>
      dialog.getByRole('textbox', { name: label, exact: true }).fill(text),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
  };
}

type Form = Awaited<ReturnType<typeof openEdit>>;

const { mcq, true_false, match_pairs, arrange_list, typed, flashcard } = ITEM_CONTENTS;

const explained = (...mistake: string[]) => ({
  reasons: [{ mistake, reason: 'It lost.' }],
  standing: 'Some doubt the date.',
});

test.each<[string, ItemEdit, (form: Form) => Promise<unknown>, ItemEdit]>([
  [
    'mcq: an option more, one less, another text',
    mcq,
    async ({ write, press }) => {
      await press('+ Add one');
      await write('Wrong answer 3', 'Corinth');
      await press('Remove wrong answer 1');
      await write('Question', 'Who won?');
    },
    { ...mcq, text: 'Who won?', distractors: ['Egypt', 'Corinth'] },
  ],
  [
    'true_false: the other answer',
    true_false,
    ({ dialog }) => userEvent.selectOptions(dialog.getByLabelText('Right answer'), 'TRUE'),
    { ...true_false, answer: true },
  ],
  [
    'match_pairs: another right side, a pair less',
    match_pairs,
    async ({ write, press }) => {
      await write('Right of pair 2', 'Lacedaemon');
      await press('Remove pair 3');
    },
    {
      ...match_pairs,
      pairs: [
        ['Attica', 'Athens'],
        ['Laconia', 'Lacedaemon'],
      ],
    },
  ],
  [
    'arrange_list: moved up and down',
    arrange_list,
    async ({ press }) => {
      await press('Move entry 3 up');
      await press('Move entry 1 down');
    },
    { ...arrange_list, order: ['Salamis', 'Marathon', 'Thermopylae'] },
  ],
  [
    'mcq: a reason follows its answer, another one is written, one leaves with its answer',
    {
      ...mcq,
      distractors: ['Persia', 'Egypt', 'Tyre'],
      reasons: [
        { mistake: ['Persia'], reason: 'It lost.' },
        { mistake: ['Tyre'], reason: 'It sent ships.' },
      ],
    },
    async ({ write, press }) => {
      await write('Wrong answer 1', 'The Persians');
      await write('Why wrong answer 2 is wrong', 'It was far away.');
      await press('Remove wrong answer 3');
    },
    {
      ...mcq,
      distractors: ['The Persians', 'Egypt'],
      reasons: [
        { mistake: ['The Persians'], reason: 'It lost.' },
        { mistake: ['Egypt'], reason: 'It was far away.' },
      ],
    },
  ],
  [
    'mcq: a reason for what is no answer any more is shown, and given to another one',
    { ...mcq, reasons: [{ mistake: ['Tyre'], reason: 'It lost.' }] },
    ({ dialog }) =>
      userEvent.selectOptions(dialog.getByLabelText('Wrong answer of reason 1'), 'Persia'),
    { ...mcq, reasons: [{ mistake: ['Persia'], reason: 'It lost.' }] },
  ],
  [
    'match_pairs: surplus, reasons and standing stay with another right side',
    { ...match_pairs, ...explained('Attica', 'Sparta'), surplus: ['Argos'] },
    async ({ write, press }) => {
      await write('Right of pair 2', 'Lacedaemon');
      await write('Right side without a pair 1', 'Thebes');
      await press('+ Add a right side');
      await write('Right side without a pair 2', 'Corinth');
    },
    {
      ...match_pairs,
      pairs: match_pairs.pairs.with(1, ['Laconia', 'Lacedaemon']),
      ...explained('Attica', 'Lacedaemon'),
      surplus: ['Thebes', 'Corinth'],
    },
  ],
  [
    'arrange_list: a foreign entry is reworded with its reason, another reason is added',
    { ...arrange_list, ...explained('Actium'), foreign: ['Actium'] },
    async ({ dialog, write, press }) => {
      await write('Foreign entry 1', 'Cannae');
      await press('+ Add a reason');
      await userEvent.selectOptions(dialog.getByLabelText('Misplaced entry 2'), 'Salamis');
      await userEvent.selectOptions(dialog.getByLabelText('Placed before 2'), 'Thermopylae');
      await write('Reason 2', 'The pass fell first.');
    },
    {
      ...arrange_list,
      ...explained('Cannae'),
      foreign: ['Cannae'],
      reasons: [
        ...explained('Cannae').reasons,
        { mistake: ['Salamis', 'Thermopylae'], reason: 'The pass fell first.' },
      ],
    },
  ],
  [
    'typed: what else is right and reasons stay with another answer; the standing is taken out',
    { ...typed, ...explained('Sparta') },
    async ({ write }) => {
      await write('Right answer', 'The Athenians');
      await write('What is written 1', 'Argos');
      await write('Does it still stand? optional', '');
    },
    { ...typed, answer: 'The Athenians', reasons: explained('Argos').reasons },
  ],
  [
    'true_false: a standing is written',
    true_false,
    ({ write }) => write('Does it still stand? optional', 'Some doubt it.'),
    { ...true_false, standing: 'Some doubt it.' },
  ],
  [
    'flashcard: another back',
    flashcard,
    ({ write }) => write('Back', 'Athens against Persia.'),
    { ...flashcard, back: 'Athens against Persia.' },
  ],
])('%s', async (_, content, change, saved) => {
  const form = await openEdit(content);
  await change(form);
  await form.press('Save');
  await expect.element(form.dialog).not.toBeInTheDocument();
  expect(form.sent).toEqual([saved]);
  await expect.element(form.screen.getByText('Saved', { exact: true })).toBeVisible();
});

const refusal = 'This does not pass the checks. Two options say the same.';

test.each([
  ['distractors', 'Wrong answer 1'],
  ['distractors/0', 'Wrong answer 1'],
  ['text', 'Question'],
])(
  'what the checks refuse at %s stands there, and all that was typed stays',
  async (field, label) => {
    const { dialog, write, press } = await openEdit(mcq);
    worker.use(http.patch('/api/admin/items/1/content', () => problem(400, refusal, field)));
    await write('Explanation', 'Because.');
    await press('Save');
    await expect.element(dialog.getByText(refusal)).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: label, exact: true })).toHaveFocus();
    const typed = dialog.getByRole('textbox', { name: 'Explanation' });
    await expect.element(typed).toHaveValue('Because.');
  },
);

test.each([
  [() => problem(400, refusal), refusal],
  [() => problem(400, refusal, 'type'), refusal],
  [() => HttpResponse.error(), /^Morsel could not be reached/],
])(
  'what is about no field stands at the foot, and can be tried again: %#',
  async (reply, words) => {
    const { dialog, press, sent } = await openEdit(mcq);
    worker.use(http.patch('/api/admin/items/1/content', reply, { once: true }));
    await press('Save');
    await expect.element(dialog.getByRole('alert').getByText(words)).toBeVisible();
    await press('Save');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([mcq]);
  },
);

test.each([
  ['its button goes with it', 2],
  ['the next one is the last that stays', 1],
])('an entry that is taken out leaves the focus in the form: %s', async (_, place) => {
  const { dialog } = await openEdit(mcq);
  const remove = dialog.getByRole('button', { name: `Remove wrong answer ${place}` });
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: '+ Add one' })).toHaveFocus();
});

test('an entry stays one line', async () => {
  const { dialog, write } = await openEdit(mcq);
  await write('Wrong answer 1', 'Tyre\n and Sidon');
  const entry = dialog.getByRole('textbox', { name: 'Wrong answer 1' });
  await expect.element(entry).toHaveValue('Tyre and Sidon');
});

test('an empty reason is said before anything is sent', async () => {
  const { dialog, press, sent } = await openEdit(arrange_list);
  await press('+ Add a reason');
  await press('Save');
  await expect.element(dialog.getByText('Fill this in.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason 1' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('an empty entry is said before anything is sent', async () => {
  const { dialog, press, sent } = await openEdit(mcq);
  await press('+ Add one');
  await press('Save');
  await expect.element(dialog.getByText('Fill this in.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the dialog shows the complaint that it answers, and the quote', async () => {
  const { dialog } = await openEdit(mcq, {
    origin: { grounding: 'source', chapter: 'Erato', quote: 'Athens stood alone.' },
    reports: [anAdminReport({ note: 'Plataea was there too.' })],
  });
  await expect.element(dialog.getByText('The answer is wrong')).toBeVisible();
  await expect.element(dialog.getByText('Plataea was there too.')).toBeVisible();
  await expect.element(dialog.getByText('“Athens stood alone.”')).toBeVisible();
});
