import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';

const meansQuery = queryOptions({
  queryKey: ['generation', 'means'],
  queryFn: ({ signal }) => api.generation.means({ signal }),
});

/** By what items are made. */
export const useMeans = () => useQuery(meansQuery);

/** Whether items come from texts alone, since no model writes any; false until that is known. */
export function useNeedsText(): boolean {
  const { data } = useQuery(meansQuery);
  return data?.hasModel === false;
}

/** Whether there is a model; false until that is known. */
export function useHasModel(): boolean {
  const { data } = useQuery(meansQuery);
  return data?.hasModel === true;
}
