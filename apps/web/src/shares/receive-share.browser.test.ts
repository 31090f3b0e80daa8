import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
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
  return sent(form, now);
}

async function sent(body: BodyInit, now = NOW, mostBytes?: number) {
  const request = new Request('/library', { method: 'POST', body });
  const answer = await receiveShare(request, now, mostBytes);
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

test('what nobody comes for goes after thirty days', async () => {
  await share({ files: new File(['1'], 'old.pdf') }, NOW - 31 * DAY_MS);
  expect(await names()).toEqual([]);
});

test("twenty wait at most: what comes after them is told of, and takes nobody's place", async () => {
  const files = Array.from({ length: 19 }, (_, at) => new File(['1'], `${at}.pdf`));
  await share({ files }, NOW - 1);
  const late = [new File(['1'], 'a.pdf'), new File(['1'], 'b.pdf')];
  expect(await share({ files: late })).toEqual([303, '/library?share=too-many']);
  const kept = ['a.pdf', ...files.map(({ name }) => name)];
  expect(await names()).toEqual(kept);
  expect(await share({ title: 'Emma' }, NOW + 1)).toEqual([303, '/library?share=too-many']);
  expect(await names()).toEqual(kept);
});

test('what nobody came for leaves the device when the library looks for it', async () => {
  await share({ files: new File(['1'], 'old.pdf') }, NOW - 31 * DAY_MS);
  await keptShares(NOW);
  expect(await (await caches.open('shares')).keys()).toEqual([]);
});

test.each([
  ['a photo', new File(['1'], 'beach.jpg', { type: 'image/jpeg' }), 'unknown-kind'],
  ['more than the server takes', aLargeFile(), 'too-large'],
])('of several files, %s is not kept, and told of', async (_, file, trouble) => {
  const answer = await share({ files: [file, new File(['2'], 'emma.epub')] });
  expect(answer).toEqual([303, `/library?share=${trouble}`]);
  expect(await names()).toEqual(['emma.epub']);
});

function aLargeFile() {
  return new File([new Uint8Array(MOST_SOURCE_BYTES + 1)], 'scans.pdf');
}

test.each([
  ['an ending that phones know no type of', 'Emma.AZW3', 'application/octet-stream'],
  ['a type alone', 'document:17', 'text/plain;charset=utf-8'],
  ['neither', 'document', ''],
])('a file with %s is kept: the server looks into it', async (_, name, type) => {
  expect(await share({ files: new File(['1'], name, { type }) })).toEqual([303, '/library']);
  expect(await names()).toEqual([name]);
});

test('an empty field is no file', async () => {
  await share({ files: new File([], ''), text: 'Emma' });
  expect((await keptShares(NOW))[0]?.words.get('text')).toBe('Emma');
});

test('of a form that is larger than several books nothing is kept', async () => {
  const form = new FormData();
  form.append('files', new File(['x'.repeat(5000)], 'a.pdf'));
  expect(await sent(form, NOW, 4000)).toEqual([303, '/library?share=too-large']);
  expect(await sent(form, NOW, 6000)).toEqual([303, '/library']);
  expect(await names()).toEqual(['a.pdf']);
});

test('a browser that shows no stream of the form keeps it all the same', async () => {
  vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(null);
  expect(await share({ files: new File(['1'], 'a.pdf') })).toEqual([303, '/library']);
  expect(await names()).toEqual(['a.pdf']);
});

test('words that are a whole chapter wait as a file', async () => {
  await share({ title: 'Chapter 1', text: 'It is a truth. '.repeat(10_000) });
  expect(await names()).toEqual(['Chapter 1.txt']);
});

test.each([
  ['the device has no room', 'QuotaExceededError', 'no-room'],
  ['the browser keeps nothing', 'SecurityError', 'not-kept'],
])('where %s the reader is told, and what waited before waits still', async (_, name, trouble) => {
  const before = Array.from({ length: 19 }, (_, at) => new File(['1'], `${at}.pdf`));
  await share({ files: before }, NOW - 1);
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', name));
  const answer = await share({ files: new File(['1'], 'a.pdf') });
  expect(answer).toEqual([303, `/library?share=${trouble}`]);
  expect(await names()).toEqual(before.map((file) => file.name));
});

test('what is no form is told too, and where nothing can be read nothing waits', async () => {
  expect(await sent('x')).toEqual([303, '/library?share=not-kept']);
  await keepShares([new File(['1'], 'a.pdf')], NOW);
  vi.spyOn(CacheStorage.prototype, 'open').mockRejectedValue(new DOMException('', 'SecurityError'));
  expect(await keptShares(NOW)).toEqual([]);
  vi.restoreAllMocks();
});
