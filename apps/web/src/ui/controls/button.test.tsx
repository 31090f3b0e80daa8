import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { Button } from './button.tsx';

test('a click does its work', async () => {
  const onClick = vi.fn<() => void>();
  const { screen } = render(<Button onClick={onClick}>SUBMIT ANSWER</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT ANSWER' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('while pending it is deaf and keeps the focus', async () => {
  const onClick = vi.fn<() => void>();
  const { screen, rerender } = render(<Button onClick={onClick}>Go</Button>);
  await userEvent.keyboard('{Tab}');
  rerender(
    <Button pending onClick={onClick}>
      Go
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Go' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('a pending button sends no form', async () => {
  const onSubmit = vi.fn<() => void>();
  const { screen } = render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('done is done', async () => {
  const { screen } = render(<Button done>✓ ADDED TO FEED</Button>);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});
