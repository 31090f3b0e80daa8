import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { Field } from './field.tsx';

const page = document.documentElement;

afterEach(() => {
  page.style.fontSize = '';
});

test('the label names the input and a click on it goes there', async () => {
  const { screen } = render(<Field label="Email" type="email" />);
  await userEvent.click(screen.getByText('Email'));
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('hint and error are told with the input, which is invalid only with an error', async () => {
  const { screen, rerender } = render(<Field label="Name" hint="As on the cover." />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleDescription('As on the cover.');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  rerender(<Field label="Name" hint="As on the cover." error="Fill in the name." />);
  await expect.element(input).toHaveAccessibleDescription('As on the cover. Fill in the name.');
  await expect.element(input).toBeInvalid();
  expect(screen.getByRole('alert').query()).toBeNull();
});

test('what was typed stays when the field turns out to be wrong', async () => {
  const { screen, rerender } = render(<Field label="Name" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(input, 'Ada & <Grace>');
  rerender(<Field label="Name" error="That name is taken." />);
  await expect.element(input).toHaveValue('Ada & <Grace>');
});

test('the input keeps to the width there is, whatever would be wider at twice the text', async () => {
  page.style.fontSize = '32px';
  const { screen } = render(
    <div style={{ width: 200 }}>
      <Field label="Internationalization" type="datetime-local" />
    </div>,
  );
  const input = screen.getByLabelText('Internationalization');
  await expect.element(input).toBeVisible();
  expect(input.element().getBoundingClientRect().width).toBe(200);
});
