import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';

import { serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { useKeptCovers } from './kept-covers.ts';

beforeEach(() => localStorage.clear());

function Keeper() {
  useKeptCovers();
  return null;
}

const book = (id: number, imageUrl: string | null) => ({
  id,
  progress: 0,
  ismastered: false,
  book: { id, title: `Book ${id}`, author: 'Somebody', topic: null, imageUrl },
});

test('the covers of the shelf are fetched from our own server, though no screen shows them', async () => {
  // The page of a test is not idle before its time is up.
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((work) =>
    window.setTimeout(work, 0, { didTimeout: false, timeRemaining: () => 1 }),
  );
  serve();
  const asked: string[] = [];
  worker.use(
    http.get('/api/users/:userId/books', () =>
      HttpResponse.json([
        book(1, 'https://example.org/1.png'),
        book(2, null),
        book(3, 'http://example.org/3.png'),
        book(4, 'https://example.org/4.png'),
      ]),
    ),
    http.get('/covers/:bookId', ({ params }) => {
      asked.push(String(params['bookId']));
      return HttpResponse.text('');
    }),
  );
  render(<Keeper />);
  await expect.poll(() => asked).toEqual(['1', '4']);
});
