import { type Sender, groupOf } from '../sender.ts';

/**
 * Of those who wait, who is to leave for one more of a sender: the last of whoever waits with more,
 * all newcomers being one among the known. Undefined where nobody does.
 */
export function whoMakesRoom<One extends { readonly sender: Sender }>(
  waiting: readonly One[],
  sender: Sender,
): One | undefined {
  const own = groupOf(sender);
  const groups = Map.groupBy(waiting, (one) => groupOf(one.sender));
  const most = longestOf(groups);
  const isOwn = groups.get(own) === most;
  if (!isOwn && most.length <= (groups.get(own)?.length ?? 0) + 1) return undefined;
  const senders = Map.groupBy(most, (one) => one.sender.id);
  const mostOfOne = longestOf(senders);
  if (isOwn && mostOfOne.length <= (senders.get(sender.id)?.length ?? 0) + 1) return undefined;
  return mostOfOne.at(-1);
}

function longestOf<Key, One>(lists: ReadonlyMap<Key, readonly One[]>): readonly One[] {
  return [...lists.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
}
