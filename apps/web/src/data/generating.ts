import type { GenerationResult } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import type { Reactions } from './reactions.ts';
import { refreshLibrary } from './refreshing.ts';

/** Makes questions for a book, `mutate(bookId)`; the answer comes when they are stored. */
export function useGeneratingQuestions(reactions: Reactions<GenerationResult> = {}) {
  return useGenerating((bookId) => api.books.generateQuestions(bookId), reactions);
}

/** Makes flashcards for a book, `mutate(bookId)`; the answer comes when they are stored. */
export function useGeneratingFlashcards(reactions: Reactions<GenerationResult> = {}) {
  return useGenerating((bookId) => api.books.generateFlashcards(bookId), reactions);
}

function useGenerating(
  generate: (bookId: number) => Promise<GenerationResult>,
  { onSuccess, onError }: Reactions<GenerationResult>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: generate,
    onSuccess: (result) => {
      if (result.count > 0) void refreshLibrary(queryClient);
      onSuccess?.(result);
    },
    onError: (error) => onError?.(error),
  });
}
