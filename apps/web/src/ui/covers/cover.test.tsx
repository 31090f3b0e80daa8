import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { Cover } from './cover.tsx';
import { ThumbCover } from './thumb-cover.tsx';

const book = {
  title: 'The Silk Roads',
  author: 'Peter Frankopan',
  topic: { name: 'History', color: '#FFBE1A' },
};
const pixel = Uint8Array.from(
  atob('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='),
  (letter) => letter.charCodeAt(0),
);
const picture = (): Response =>
  new HttpResponse(pixel, { headers: { 'Content-Type': 'image/gif' } });
const gone = (): Response => new HttpResponse(null, { status: 404 });

test('a book without a picture shows its drawn cover with a book on it', async () => {
  const { screen } = render(<Cover book={book} label="The Silk Roads" />);
  const cover = screen.getByRole('img', { name: 'The Silk Roads' });
  await expect.element(cover.getByText('📖')).toBeVisible();
  await expect.element(screen.getByText('Peter Frankopan')).toBeVisible();
});

test('a small cover shows the figure alone', () => {
  const { container } = render(<ThumbCover book={book} width={34} />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.textContent).toBe('');
});

test('the picture of the book comes first', async () => {
  worker.use(http.get('/covers/1', picture));
  const { screen } = render(
    <Cover book={{ ...book, imageUrl: '/covers/1', coverUrl: '/covers/2' }} label="Roads" />,
  );
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', '/covers/1');
});

test('a picture that does not load gives way to the next, then to the drawn cover', async () => {
  const asked = vi.fn<(path: string) => void>();
  worker.use(
    http.get('/covers/:name', ({ request }) => {
      asked(new URL(request.url).pathname);
      return gone();
    }),
  );
  const { screen } = render(
    <Cover book={{ ...book, imageUrl: '/covers/gone', coverUrl: '/covers/gone-too' }} />,
  );
  await expect.element(screen.getByText('📖')).toBeVisible();
  expect(asked.mock.calls).toEqual([['/covers/gone'], ['/covers/gone-too']]);
});
