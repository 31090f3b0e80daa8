import type { BookSources, Source } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { offline } from '../../offline/door.ts';
import { knownReader, writeAsReader } from '../account/identity.ts';
import { statsKeys } from '../progress/stats.ts';
import { refreshLibrary } from '../refresh-library.ts';
import { sourcesQuery } from '../sources/sources.ts';

/**
 * Says how far the reader has read a text, `mutate(reached)`: the number of a chapter from 1, or
 * null for all of it. What there is to practise is read anew afterwards.
 */
export function useReadingPosition(bookId: number, sourceId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, so that the last word stands.
    scope: { id: `reading-position-${sourceId}` },
    mutationFn: (reached: number | null) =>
      writeAsReader(queryClient, (userId) =>
        api.sources.setReadingPosition(userId, sourceId, { reached }),
      ),
    onSuccess: (source) => {
      queryClient.setQueryData(sourcesQuery(bookId).queryKey, (known) => withSource(known, source));
      void refreshLibrary(queryClient);
      // What is due is counted among what may be asked.
      void queryClient.invalidateQueries({ queryKey: statsKeys.all });
      void refreshPack(queryClient);
    },
  });
}

function withSource(known: BookSources | undefined, source: Source): BookSources | undefined {
  return (
    known && {
      ...known,
      sources: known.sources.map((other) => (other.id === source.id ? source : other)),
    }
  );
}

/** Where it cannot be had anew now, the device asks for it later. */
async function refreshPack(queryClient: QueryClient): Promise<void> {
  const reader = knownReader(queryClient);
  if (!reader) return;
  try {
    const { renewPack } = await offline();
    await renewPack(reader.userId);
  } catch {
    return;
  }
}
