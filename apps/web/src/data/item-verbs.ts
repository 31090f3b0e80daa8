import type { ReportRequest } from '@morsel/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';

/** What a reader can do about any item; the code for it is fetched when it is needed. */
export function useItemVerbs(itemId: number) {
  const queryClient = useQueryClient();
  return {
    /** Reports the item: it leaves the feed, the lists of its book and the study pack. */
    onReport: async (report: ReportRequest) => {
      const { reportItem } = await import('./reporting.ts');
      await reportItem(queryClient, itemId, report);
    },
    /** Reads where in the text the item's quote stands; 404 where that is not there any more. */
    readPassage: async () => {
      const { readPassage } = await import('./passages.ts');
      return readPassage(queryClient, itemId);
    },
  };
}
