import type { ReportRequest } from '@morsel/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';

/** A flashcard to words of a passage. */
interface PassageCard {
  readonly front: string;
  readonly back: string;
  readonly quote: string;
}

/** What a reader can do about any item; the code for it is fetched when it is needed. */
export function useItemVerbs(itemId: number, bookId: number | undefined) {
  const queryClient = useQueryClient();
  return {
    /** Reports the item: it leaves the feed, the lists of its book and the study pack. */
    onReport: async (report: ReportRequest) => {
      const { reportItem } = await import('./reports.ts');
      await reportItem(queryClient, itemId, report);
    },
    /** Reads where in the text the item's quote stands; 404 where that is not there any more. */
    readPassage: async () => {
      const { readPassage } = await import('./read-passage.ts');
      return readPassage(queryClient, itemId);
    },
    /** Adds a flashcard of the reader's own, written to words of that passage. */
    onCard:
      bookId === undefined
        ? undefined
        : async ({ quote, ...sides }: PassageCard) => {
            const { addOwnCard } = await import('../own-items/add-own-card.ts');
            await addOwnCard(queryClient, bookId, { ...sides, passage: { itemId, quote } });
          },
  };
}
