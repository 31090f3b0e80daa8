import { isNotFound } from '@morsel/sdk';
import type { FollowedDocument } from '@morsel/sdk/contract';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId, writeAsReader } from '../account/identity.ts';
import { changeList } from '../list-changes.ts';
import { statsKeys } from '../progress/stats.ts';
import { refreshLibrary } from '../refresh-library.ts';

const documentsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['documents', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.documents.list(id, { signal })),
  });

/** The documents whose reading the reader's devices tell, the one that was read last first. */
export function useDocuments() {
  return useQuery(documentsQuery(useUserId()));
}

/**
 * Says which book a document is, `mutate(bookId)`, or null for none. Chapters may open or wait by that:
 * what there is to practise is read anew.
 */
export function useDocumentLink({ id }: FollowedDocument) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    scope: { id: `document-${id}` },
    mutationFn: (bookId: number | null) =>
      writeAsReader(queryClient, (reader) => api.documents.link(reader, id, { bookId })),
    onSuccess: async (linked) => {
      await changeList(queryClient, documentsQuery(userId), (documents) =>
        documents.map((other) => (other.id === id ? linked : other)),
      );
      void refreshLibrary(queryClient);
      void queryClient.invalidateQueries({ queryKey: statsKeys.all });
    },
  });
}

/** Forgets a document, `mutate()`; one that is forgotten already is no failure. */
export function useForgottenDocument({ id }: FollowedDocument, onForgotten: () => void) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: () =>
      writeAsReader(queryClient, (reader) => api.documents.forget(reader, id)).catch(
        (error: unknown) => {
          if (!isNotFound(error)) throw error;
        },
      ),
    onSuccess: async () => {
      await changeList(queryClient, documentsQuery(userId), (documents) =>
        documents.filter((other) => other.id !== id),
      );
      onForgotten();
    },
  });
}
