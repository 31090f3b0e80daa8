import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';

const secondOpinionsQuery = queryOptions({
  queryKey: ['admin', 'second-opinions'],
  queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.secondOpinions({ signal })),
});

/** How often models were asked about claims lately, and what that has used; for admins. */
export function useSecondOpinions() {
  return useQuery(secondOpinionsQuery);
}
