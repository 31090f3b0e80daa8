import type { ProposalDecision, Proposals } from '@morsel/sdk/contract';

import { isOutdated } from '../../data/is-outdated.ts';

interface Deciding {
  readonly variables: ProposalDecision | undefined;
  readonly status: string;
  readonly error: Error | null;
}

/** What was decided without an answer, where nothing of it waits any more: it seems to have counted. */
export function unansweredOf(
  { variables, status, error }: Deciding,
  list: Proposals | undefined,
): ProposalDecision | undefined {
  if (!variables || !list || status === 'success') return undefined;
  if (error && isOutdated(error)) return undefined;
  const ids = new Set([...variables.keep, ...variables.strike]);
  return list.proposals.some(({ id }) => ids.has(id)) ? undefined : variables;
}
