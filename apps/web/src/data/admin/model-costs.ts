import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';

const modelCostsQuery = queryOptions({
  queryKey: ['admin', 'model-costs'],
  queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.modelCosts({ signal })),
});

/** What models were used for lately, and what that has taken; for admins. */
export function useModelCosts() {
  return useQuery(modelCostsQuery);
}
