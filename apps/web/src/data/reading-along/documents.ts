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
import { changeKept, useRemoval } from '../list-changes.ts';
import { statsKeys } from '../progress/stats.ts';
import type { Reactions } from '../reactions.ts';
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
      await changeKept(queryClient, documentsQuery(userId), (documents) =>
        documents.map((other) => (other.id === id ? linked : other)),
      );
      void refreshLibrary(queryClient);
      void queryClient.invalidateQueries({ queryKey: statsKeys.all });
    },
  });
}

/** Forgets a document, `mutate(document)`; one that is forgotten already is no failure. */
export function useForgottenDocument(reactions: Reactions<FollowedDocument>) {
  const queryClient = useQueryClient();
  const forget = ({ id }: FollowedDocument) =>
    writeAsReader(queryClient, (reader) => api.documents.forget(reader, id));
  return useRemoval(documentsQuery(useUserId()), forget, reactions);
}
