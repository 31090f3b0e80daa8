import type { NewOwnCard } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { writeAsReader } from '../account/identity.ts';
import { refreshOwnItems } from './own-items.ts';

/**
 * Adds a flashcard that the reader has written for a book.
 *
 * @throws UnknownReaderError when no reader is known; ApiError when the server refuses it.
 */
export async function addOwnCard(
  queryClient: QueryClient,
  bookId: number,
  card: NewOwnCard,
): Promise<void> {
  await writeAsReader(queryClient, (userId) => api.ownItems.addCard(userId, bookId, card));
  await refreshOwnItems(queryClient);
}
