import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { CoverPreview } from './cover-preview.tsx';

const book = { title: 'Emma', author: 'Jane Austen', topic: { name: 'History', color: '#FFBE1A' } };
const good = 'https://pictures.example/emma.svg';
const bad = 'https://pictures.example/none.svg';

function servePictures(): void {
  worker.use(
    http.get(good, () =>
      HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
    ),
    http.get(bad, () => new HttpResponse(null, { status: 404 })),
  );
}

test('the picture follows the address', async () => {
  servePictures();
  const { screen, rerender } = render(<CoverPreview book={book} address="" />);
  await expect.element(screen.getByRole('img', { name: 'Cover as it is' })).toBeVisible();
  rerender(<CoverPreview book={book} address={` ${good} `} />);
  const picture = screen.getByRole('img', { name: 'Preview of the cover' });
  await expect.element(picture).toHaveAttribute('src', good);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<CoverPreview book={book} address="javascript:alert(1)" />);
  await expect.element(picture).not.toBeInTheDocument();
});

test('a picture that cannot be loaded is told of, and the drawn cover shows', async () => {
  servePictures();
  const { screen, rerender } = render(<CoverPreview book={book} address={bad} />);
  await expect.element(screen.getByRole('status')).toMatchTextContent(/cannot be loaded/);
  await expect.element(screen.getByRole('img', { name: 'Cover as it is' })).toBeVisible();
  rerender(<CoverPreview book={book} address={good} />);
  await expect.element(screen.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});
