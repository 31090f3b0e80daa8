import type { FeedPage } from '@morsel/sdk/contract';

import type { FeedRequest } from './read-feed.ts';

/** Where pages of readers' feeds come from. */
export interface Feed {
  /** A page as the text that is sent; `serialise` writes one by the schema of the call. */
  readPage(request: FeedRequest, serialise: (page: FeedPage) => string): Promise<string>;
  /** Writes into the database what memory alone holds of a reader. */
  putDown(readerId: number): Promise<void>;
  /** The same of all readers; what is asked after it is answered from the database. */
  close(): Promise<void>;
}
