import { useLibraryTotals } from './admin-books.ts';
import { useHidingTotals } from './hidings.ts';

/** How many books and items wait for an admin's word; 0 while that is unknown. */
export function useWhatWaits(): number {
  const { data: library } = useLibraryTotals();
  const { data: hidings } = useHidingTotals();
  return (library?.waiting ?? 0) + (hidings ? hidings.hidden + hidings.held.share : 0);
}
