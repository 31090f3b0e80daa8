import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { bookKeys } from './books/book-keys.ts';
import { feedKeys } from './feed/feed-changes.ts';
import { showMade } from './refresh-library.ts';

test.each([
  ['a batch starts the feed anew', false, undefined],
  ['a preview leaves the feed as it is', true, 'pages'],
])('%s', async (_, isPreview, feed) => {
  const queryClient = new QueryClient();
  const proposals = [...bookKeys.byId(8), 'proposals'];
  queryClient.setQueryData(feedKeys.all, 'pages');
  queryClient.setQueryData(proposals, []);
  await showMade(queryClient, { bookId: 8, isPreview });
  expect(queryClient.getQueryData(feedKeys.all)).toBe(feed);
  expect(queryClient.getQueryState(proposals)?.isInvalidated).toBe(true);
});
