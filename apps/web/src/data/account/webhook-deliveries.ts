import type { WebhookDelivery } from '@morsel/sdk/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../api.ts';
import { changeKept } from '../list-changes.ts';
import { deliveriesKey, outdateWebhooks } from './webhooks.ts';

/** So long (ms) after a message was still on its way it is asked for again. */
const LOOK_AGAIN_MS = 1000;

const deliveriesQuery = (webhookId: number) =>
  queryOptions({
    queryKey: deliveriesKey(webhookId),
    queryFn: ({ signal }) => api.webhooks.deliveries(webhookId, { signal }),
    staleTime: 0,
  });

/** The last messages to a webhook, the latest first. */
export function useDeliveries(webhookId: number) {
  return useQuery(deliveriesQuery(webhookId));
}

/** Sends a test, `mutate()`; `delivery` is what has become of it so far. */
export function useTest(webhookId: number) {
  return useSending(webhookId, () => api.webhooks.test(webhookId));
}

/** Sends a message again, `mutate()`; `delivery` is what has become of that so far. */
export function useResending(webhookId: number, deliveryId: number) {
  return useSending(webhookId, () => api.webhooks.resend(webhookId, deliveryId));
}

/** Of a message that was sent by hand: nobody has tried it since. */
export const isOnItsWay = ({ state, tries }: WebhookDelivery) => state === 'waiting' && tries === 0;

/** What is sent is looked after until it was tried. */
function useSending(webhookId: number, send: () => Promise<WebhookDelivery>) {
  const queryClient = useQueryClient();
  const query = deliveriesQuery(webhookId);
  const {
    mutate,
    isPending,
    error,
    data: sent,
  } = useMutation({
    mutationFn: send,
    onSuccess: (sent) =>
      changeKept(queryClient, query, (deliveries) => [
        sent,
        ...deliveries.filter(({ id }) => id !== sent.id),
      ]),
  });
  const sentIn = (deliveries: WebhookDelivery[] | undefined) =>
    deliveries?.find(({ id }) => id === sent?.id);
  const { data: delivery = sent } = useQuery({
    ...query,
    enabled: sent !== undefined,
    select: sentIn,
    refetchInterval: ({ state }) => {
      // Where they did not arrive yet it is as far as is known.
      const found = state.data === undefined ? sent : sentIn(state.data);
      return found !== undefined && isOnItsWay(found) && LOOK_AGAIN_MS;
    },
  });
  const isWaiting = delivery !== undefined && isOnItsWay(delivery);
  const wasTried = delivery !== undefined && !isWaiting;
  useEffect(() => {
    if (wasTried) void outdateWebhooks(queryClient);
  }, [wasTried, queryClient]);
  return { mutate, isUnderWay: isPending || isWaiting, error, delivery };
}
