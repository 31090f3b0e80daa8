import type { BookRuns } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';
import { showMade } from '../refresh-library.ts';
import { followRuns } from './follow-runs.ts';
import { generatingKey, runsKey, useIsGenerating } from './generate-items.ts';

const runsQuery = (bookId: number) =>
  queryOptions({
    queryKey: runsKey(bookId),
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.generation.runs(bookId, { signal })),
    // Another tab or device may have begun one since.
    staleTime: 0,
  });

/** How the making of items for a book goes. */
interface RunsUnderWay {
  /** Those under way and the last of each kind; empty until known. */
  readonly runs: BookRuns;
  /** Something was asked for here, or runs on the server, whoever began it. */
  readonly isUnderWay: boolean;
  /** What is shown is as new as it gets; false while the server is not reached. */
  readonly isCurrent: boolean;
}

/** The runs of a book, followed for as long as one is under way; asks nothing unless wanted. */
export function useRuns(bookId: number, isWanted: boolean): RunsUnderWay {
  const queryClient = useQueryClient();
  const { data: runs = [] } = useQuery({ ...runsQuery(bookId), enabled: isWanted });
  const isAskedFor = useIsGenerating(bookId);
  const isUnderWay = isAskedFor || runs.some(isRunning);
  const [isCurrent, setCurrent] = useState(true);
  useEffect(() => {
    if (!isWanted || !isUnderWay) return;
    const leaving = new AbortController();
    void followRuns(bookId, {
      onRuns: (next) => {
        setCurrent(true);
        setRuns(queryClient, bookId, next);
      },
      onLost: () => setCurrent(false),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [queryClient, bookId, isWanted, isUnderWay]);
  return { runs, isUnderWay, isCurrent };
}

/** Stops what is under way for a book, `mutate()`. */
export function useCancelRuns(bookId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.generation.cancel(bookId),
    onSuccess: (runs) => setRuns(queryClient, bookId, runs),
  });
}

const isRunning = ({ state }: BookRuns[number]) => state === 'running';

/** Whoever began a run, what it made shows when it is over. */
function setRuns(queryClient: QueryClient, bookId: number, runs: BookRuns): void {
  const { queryKey } = runsQuery(bookId);
  const before = queryClient.getQueryData(queryKey)?.filter(isRunning) ?? [];
  queryClient.setQueryData(queryKey, runs);
  const over = before.filter(({ id }) => !runs.some((run) => run.id === id && isRunning(run)));
  // What was asked for here reads anew by itself, when its answer is there.
  const isAskedFor = queryClient.isMutating({ mutationKey: generatingKey(bookId) }) > 0;
  if (isAskedFor || over.length === 0) return;
  void showMade(queryClient, { bookId, isPreview: over.every(({ isPreview }) => isPreview) });
}
