import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';

const meansQuery = queryOptions({
  queryKey: ['generation', 'means'],
  queryFn: ({ signal }) => api.generation.means({ signal }),
});

/** By what items are made. */
export const useMeans = () => useQuery(meansQuery);

/** Whether this reader gets no items of a book without its text; undefined until that is known. */
export function useNeedsText(): boolean | undefined {
  const { data } = useQuery(meansQuery);
  return data?.needsText;
}

/** Whether there is a model; false until that is known. */
export function useHasModel(): boolean {
  const { data } = useQuery(meansQuery);
  return data?.hasModel === true;
}
