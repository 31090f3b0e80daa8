import type { GenerationWish } from '@morsel/sdk';
import type { GenerationResult } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { showMade } from '../refresh-library.ts';

/** Of the mutations that have items made for a book, all or those of one kind. */
export const generatingKey = (bookId: number, what?: Makeable) =>
  what === undefined ? ['generating', bookId] : ['generating', bookId, what];

/** Of what the server says about the runs of a book. */
export const runsKey = (bookId: number) => ['runs', bookId] as const;

/**
 * Makes a batch of questions or flashcards for a book, `mutate(wish)`; what is not wished for is the
 * server's choice. The answer comes when they are stored; leaving the screen changes nothing.
 */
export function useGenerateItems(
  bookId: number,
  what: Makeable,
  { onSuccess, onError }: Reactions<GenerationResult> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...generation(bookId, what),
    onSuccess: (result) => {
      if (result.count > 0) void showMade(queryClient, { bookId, ...result });
      onSuccess?.(result);
    },
    onError: (error) => onError?.(error),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: runsKey(bookId) }),
  });
}

/** Whether a batch was asked for on this page, by whatever part of it, and is not there yet. */
export function useIsGenerating(bookId: number, what?: Makeable): boolean {
  return useIsMutating({ mutationKey: generatingKey(bookId, what) }) > 0;
}

/** Makes a batch as a step of something larger; see {@link useGenerateItems}. */
export function generate(
  queryClient: QueryClient,
  { bookId, what, sourceId }: { bookId: number; what: Makeable; sourceId: number | undefined },
): Promise<GenerationResult> {
  const options = queryClient.defaultMutationOptions(generation(bookId, what));
  return queryClient.getMutationCache().build(queryClient, options).execute({ sourceId });
}

function generation(bookId: number, what: Makeable) {
  return {
    mutationKey: generatingKey(bookId, what),
    mutationFn: (wish: GenerationWish) =>
      what === 'questions'
        ? api.books.generateQuestions(bookId, wish)
        : api.books.generateFlashcards(bookId, wish),
  };
}
