import type { Book } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

/** The list of books as the API gives it, in pages of so many; returns the searches it was sent. */
export function pagedBooks(path: string, books: readonly Book[], size: number) {
  const asked: string[] = [];
  const handler = http.get(path, ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const q = searchParams.get('q')?.toLowerCase() ?? '';
    const topic = searchParams.get('topic');
    const found = books.filter(
      ({ title, topic: { name } }) =>
        title.toLowerCase().includes(q) && (topic === null || topic === name),
    );
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + size;
    const link = `<?cursor=${end}>; rel="next"`;
    return HttpResponse.json(found.slice(start, end), {
      headers: end < found.length ? { link } : {},
    });
  });
  return { asked, handler };
}
