import type { PageMeta } from '@morsel/sdk/rules';
import { beforeEach, expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { usePageMeta } from './page-meta.ts';

function Page(meta: PageMeta) {
  usePageMeta(meta);
  return null;
}

function content(selector: string): string | null {
  return document.head.querySelector(selector)?.getAttribute('content') ?? null;
}

beforeEach(() => {
  const tags =
    'meta[name="description"], meta[property], meta[name^="twitter:"], link[rel="canonical"]';
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
});

const feed = { title: 'Morsel', description: 'Questions about books.', path: '/' };

test('title, description, canonical address and social tags are set', async () => {
  render(<Page {...feed} image="/covers/1" />);
  expect(document.title).toBe('Morsel');
  await expect.poll(() => content('meta[name="description"]')).toBe('Questions about books.');
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toBe(`${location.origin}/`);
  expect(content('meta[property="og:title"]')).toBe('Morsel');
  expect(content('meta[property="og:description"]')).toBe('Questions about books.');
  expect(content('meta[property="og:url"]')).toBe(`${location.origin}/`);
  expect(content('meta[property="og:image"]')).toBe(`${location.origin}/covers/1`);
  expect(content('meta[name="twitter:title"]')).toBe('Morsel');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
});

test('the next page leaves nothing of the one before, and no tag twice', async () => {
  const { rerender } = render(<Page {...feed} image="/covers/1" />);
  rerender(<Page title="404" description="Nothing here." path={undefined} />);
  await expect.poll(() => content('meta[property="og:title"]')).toBe('404');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(content('meta[property="og:image"]')).toBeNull();
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('a description is cut at 160 characters, ellipsis included', async () => {
  render(<Page {...feed} description={'snack '.repeat(50)} />);
  await expect.poll(() => content('meta[name="description"]')).toMatch(/^snack .{0,153}…$/);
});
