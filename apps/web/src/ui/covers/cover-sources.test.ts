import { expect, test } from 'vitest';

import { coverSources } from './cover-sources.ts';

const remote = 'https://example.org/a.jpg';

test('a remote picture comes from our own server, under an address that follows the picture', () => {
  const [first] = coverSources({ id: 3, imageUrl: remote });
  const [other] = coverSources({ id: 3, imageUrl: `${remote}?2` });
  expect(first).toMatch(/^\/covers\/3\?v=[0-9a-z]{1,7}$/);
  expect(other).toMatch(/^\/covers\/3\?v=/);
  expect(other).not.toBe(first);
});

test.each([
  ['a relative picture is taken as it is', { id: 3, imageUrl: '/a.jpg' }, ['/a.jpg']],
  ['without a book the address is used', { imageUrl: remote }, [remote]],
  ['the fallback comes next', { imageUrl: '/a.jpg', coverUrl: '/b.jpg' }, ['/a.jpg', '/b.jpg']],
  ['nothing is nothing', { id: 3, imageUrl: null, coverUrl: '' }, []],
])('%s', (_, book, sources) => {
  expect(coverSources(book)).toEqual(sources);
});
