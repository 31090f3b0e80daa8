import { isApiError } from '@morsel/sdk';
import type { Bite, BiteDecision, Book, PackItem, Span } from '@morsel/sdk/contract';
import { packItemOfBite } from '@morsel/sdk/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

import { getStatus } from '../../offline/door.ts';
import { submitAsReader } from '../account/identity.ts';
import { outdateBookItems } from '../books/change-book-items.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import { shelfKeys } from '../shelf/shelf-keys.ts';
import { shelfQuery } from '../shelf/shelf.ts';
import { shelve } from '../shelf/shelve-book.ts';
import { type Decided, decidedQuery, forgetDecision, noteDecision } from './bites.ts';

interface DecisionReactions {
  /** What was said did not count, and the bite is back. */
  readonly onError: (error: Error) => void;
}

/**
 * What a reader can say of the bites of a book. It shows at once, is kept on the device first, and
 * goes out when it can.
 */
export function useBiteVerbs(book: Book, { onError }: DecisionReactions) {
  const queryClient = useQueryClient();
  const decide = (decided: Decided, value: BiteDecision, item?: PackItem) => {
    noteDecision(queryClient, book.id, decided);
    void send(queryClient, decided.bite, { value, item }).catch((error: Error) => {
      // What the server does not have any more cannot be said anything else of.
      if (!isGone(error)) forgetDecision(queryClient, book.id, decided);
      onError(error);
    });
  };
  return {
    /** Keeps a bite as a question with this gap, or, where that is null, as its card. */
    keep: (bite: Bite, gap: Span | null) => {
      void shelveOnce(queryClient, book);
      const item = packItemOfBite(bite, gap, book);
      decide({ bite, decision: 'kept' }, { decision: 'kept', gap }, item);
    },
    skip: (bite: Bite) => decide({ bite, decision: 'skipped' }, { decision: 'skipped' }),
    /** Takes back what was said last. */
    undo: (): Decided | undefined => {
      const last = queryClient.getQueryData(decidedQuery(book.id).queryKey)?.at(-1);
      if (last === undefined) return undefined;
      // Kept, it has used up its number.
      const { bite, decision } = last;
      const revision = decision === 'kept' ? bite.revision + 1 : bite.revision;
      forgetDecision(queryClient, book.id, { bite: { ...bite, revision }, decision });
      void send(queryClient, last.bite, { value: { decision: 'open' } }).catch((error: Error) => {
        noteDecision(queryClient, book.id, last);
        onError(error);
      });
      return last;
    },
  };
}

/** Whether the server has no such bite any more. */
export function isGone(error: Error): boolean {
  return isApiError(error) && error.status === 404;
}

async function send(
  queryClient: QueryClient,
  { id: target, revision, sentence: label }: Bite,
  { value, item }: { readonly value: BiteDecision; readonly item?: PackItem | undefined },
): Promise<void> {
  const operation = { kind: 'bite' as const, target, value, label, item, revision };
  const { state } = await submitAsReader(queryClient, operation);
  if (value.decision === 'skipped') return;
  // A feed that nobody looks at begins anew, with what was kept.
  queryClient.removeQueries({ queryKey: feedKeys.all, type: 'inactive' });
  if (state !== 'counted') return;
  outdateBookItems(queryClient);
  void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
}

/** What is kept comes up in the feed, which has nothing of books that are not on the shelf. */
async function shelveOnce(queryClient: QueryClient, book: Book): Promise<void> {
  try {
    const shelf = await queryClient.ensureQueryData(shelfQuery);
    const isGoing = getStatus().pending.some(
      ({ kind, target }) => kind === 'shelf' && target === book.id,
    );
    if (isGoing || shelf.some((entry) => entry.book.id === book.id)) return;
    const { state } = await shelve(queryClient, book);
    if (state === 'counted') await queryClient.invalidateQueries({ queryKey: shelfKeys.all });
  } catch {
    // The page of the book has a button for it.
  }
}
