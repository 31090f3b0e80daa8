import type {
  CreatedWebhook,
  ListedWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
} from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { changeKept, useAddition, useRemoval } from '../list-changes.ts';
import type { Reactions } from '../reactions.ts';
import { requireProof } from './sign-in-ways.ts';

const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => api.webhooks.list({ signal }),
  // What becomes of messages changes without anybody's doing.
  staleTime: 0,
});

export const deliveriesKey = (webhookId: number) => ['webhook-deliveries', webhookId] as const;

/** The webhooks of the account with what became of the last message to each, the one that was added last first. */
export function useWebhooks() {
  return useQuery(webhooksQuery);
}

/** A message has got through, or has failed. */
export function outdateWebhooks(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
}

/**
 * Adds a webhook, whose secret what it answers alone has; `isProofNeeded` where the reader has to prove first
 * who they are.
 */
export function useWebhookCreation(reactions: Reactions<CreatedWebhook>) {
  const queryClient = useQueryClient();
  const creation = {
    add: async (wanted: NewWebhook) => {
      await requireProof(queryClient);
      return api.webhooks.create(wanted);
    },
    entryOf: ({ secret: _secret, ...shown }: CreatedWebhook): ListedWebhook => ({
      ...shown,
      lastDelivery: null,
    }),
  };
  return useAddition(webhooksQuery, creation, reactions);
}

/** Changes a webhook, `mutate(change)`, and so perhaps what becomes of its messages; `isProofNeeded` as of one that is added. */
export function useWebhookChange(id: number, { onSuccess, onError }: Reactions<Webhook>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: WebhookChange) => {
      await requireProof(queryClient);
      return api.webhooks.change(id, change);
    },
    onSuccess: async (changed) => {
      await changeKept(queryClient, webhooksQuery, (webhooks) =>
        webhooks.map((webhook) => (webhook.id === id ? { ...webhook, ...changed } : webhook)),
      );
      void queryClient.invalidateQueries({ queryKey: deliveriesKey(id) });
      onSuccess?.(changed);
    },
    onError: (error) => onError?.(error),
  });
}

/** Gives a webhook a new secret, `mutate()`, which what it answers alone has; `isProofNeeded` as above. */
export function useSecretRenewal(id: number, { onSuccess }: Reactions<CreatedWebhook>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await requireProof(queryClient);
      return api.webhooks.renewSecret(id);
    },
    // Nothing that is kept has the secret.
    gcTime: 0,
    onSuccess: (renewed) => onSuccess?.(renewed),
  });
}

/** Removes a webhook with its messages, `mutate(webhook)`; one that is gone is no failure. */
export function useWebhookRemoval(reactions: Reactions<ListedWebhook>) {
  return useRemoval(webhooksQuery, ({ id }) => api.webhooks.remove(id), reactions);
}
