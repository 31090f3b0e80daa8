import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetShares } from './forget-shares.ts';
import { dropShare, keepShares, keptShares } from './kept-shares.ts';
import { receiveShare } from './receive-share.ts';

const DAY_MS = 86_400_000;
const NOW = 400 * DAY_MS;

beforeEach(forgetShares);
afterEach(forgetShares);

/** What a browser sends when a reader shares something, and where it is led. */
async function share(parts: Readonly<Record<string, string | File | readonly File[]>>, now = NOW) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const one of typeof value === 'string' || value instanceof File ? [value] : value) {
      form.append(name, one);
    }
  }
  const request = new Request('/library', { method: 'POST', body: form });
  const answer = await receiveShare(request, now);
  return [answer.status, answer.headers.get('location')];
}

const names = async (now = NOW) => (await keptShares(now)).map(({ file }) => file?.name);

test('a file waits as it came, until it is dropped', async () => {
  const file = new File(['PK'], 'Тихий “Дон”.epub', { type: 'application/epub+zip' });
  expect(await share({ title: 'From Files', files: file })).toEqual([303, '/library']);
  const [kept, ...others] = await keptShares(NOW);
  expect(others).toEqual([]);
  expect(kept?.file).toMatchObject({ name: file.name, type: file.type });
  expect(await kept?.file?.text()).toBe('PK');
  if (kept) await dropShare(kept);
  expect(await keptShares(NOW)).toEqual([]);
});

test('several wait in their order, those shared last before those shared first', async () => {
  await share({ files: new File(['1'], 'first.pdf') }, NOW - 1);
  await share({ files: [new File(['2'], 'one.pdf'), new File(['3'], 'two.txt')] });
  expect(await names()).toEqual(['one.pdf', 'two.txt', 'first.pdf']);
});

test('words wait too, and what says nothing does not', async () => {
  expect(await share({ title: ' ', text: '' })).toEqual([303, '/library']);
  expect(await keptShares(NOW)).toEqual([]);
  await share({ title: 'Emma', url: 'https://shop.example/emma?a=1&b=2' });
  const [kept] = await keptShares(NOW);
  expect([...(kept?.words ?? [])]).toEqual([
    ['title', 'Emma'],
    ['url', 'https://shop.example/emma?a=1&b=2'],
  ]);
});

test('what nobody comes for goes after thirty days; of more than twenty the oldest', async () => {
  await share({ files: new File(['1'], 'old.pdf') }, NOW - 31 * DAY_MS);
  expect(await names()).toEqual([]);
  for (let at = 0; at < 21; at += 1) {
    await share({ files: new File(['1'], `${at}.pdf`) }, NOW + at);
  }
  const kept = await names(NOW + 20);
  expect(kept).toHaveLength(20);
  expect([kept[0], kept.at(-1)]).toEqual(['20.pdf', '1.pdf']);
});

test.each([
  ['the device has no room', () => new DOMException('', 'QuotaExceededError')],
  ['the browser keeps nothing', () => new DOMException('', 'SecurityError')],
])('where %s the reader is told', async (_, refusal) => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(refusal());
  expect(await share({ files: new File(['1'], 'a.pdf') })).toEqual([303, '/library?share=no-room']);
});

test('what is no form is told too, and where nothing can be read nothing waits', async () => {
  const answer = await receiveShare(new Request('/library', { method: 'POST', body: 'x' }), NOW);
  expect(answer.headers.get('location')).toBe('/library?share=no-room');
  await keepShares([new File(['1'], 'a.pdf')], NOW);
  vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('', 'SecurityError'));
  expect(await keptShares(NOW)).toEqual([]);
  vi.restoreAllMocks();
});
