import type { ListedWebhook, Webhook, WebhookDelivery } from '@morsel/sdk/contract';
import {
  EVENTS_FOR_ADMINS,
  EVENTS_OF_ALL,
  NOT_SENT_OFF,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookMessageType,
} from '@morsel/sdk/domain';

import { whenText } from '../../../ui/text/retry-text.ts';
import { timeAgo } from '../../../ui/text/time-ago.ts';

/** An event as one among others, and as what happens when it is told. */
const EVENTS: Readonly<Record<WebhookEvent, { readonly name: string; readonly when: string }>> = {
  'book.added': { name: 'books added', when: 'You add a book' },
  'items.made': { name: 'items made', when: 'Questions or cards are made for you' },
  'item.reported': { name: 'reported items', when: 'Somebody reports an item' },
  'achievement.earned': { name: 'achievements', when: 'You earn an achievement' },
  'goal.met': { name: 'the daily goal', when: 'You meet your goal of the day' },
  'streak.at_risk': { name: 'streaks at risk', when: 'Your streak is at risk in the evening' },
};

/** The same of what admins are told of, whoever did it. */
const WHEN_OF_ALL: Readonly<Partial<Record<WebhookEvent, string>>> = {
  'book.added': 'Somebody adds a book',
  'items.made': 'Questions or cards are made for somebody',
};

const NOTICES: Readonly<Record<Exclude<WebhookMessageType, WebhookEvent>, string>> = {
  'webhook.test': 'Test',
  'webhook.switched_off': 'Another webhook switched off',
};

/** What a webhook of this reader's may tell of, each as what happens. */
export const eventChoices = (isAdmin: boolean) =>
  WEBHOOK_EVENTS.filter((event) => isAdmin || !isOneOf(EVENTS_FOR_ADMINS, event)).map(
    (event) =>
      [
        event,
        (isAdmin && isOneOf(EVENTS_OF_ALL, event) && WHEN_OF_ALL[event]) || EVENTS[event].when,
      ] as const,
  );

const isOneOf = (events: readonly WebhookEvent[], event: WebhookEvent) => events.includes(event);

const lists = new Intl.ListFormat('en');

/** What a webhook is told of, such as "Books added and the daily goal of 20". */
export function eventsText({ events, dailyGoal }: Pick<Webhook, 'events' | 'dailyGoal'>): string {
  const goal = `${EVENTS['goal.met'].name} of ${dailyGoal}`;
  const names = events.map((event) => (event === 'goal.met' ? goal : EVENTS[event].name));
  return capitalised(lists.format(names));
}

export const messageText = (type: WebhookMessageType): string =>
  type === 'webhook.test' || type === 'webhook.switched_off'
    ? NOTICES[type]
    : capitalised(EVENTS[type].name);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const LONGEST_ADDRESS = 80;

/** An address as it is recognised: without its protocol, and cut where it is long. */
export function addressText(url: string): string {
  const text = url.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1');
  return text.length > LONGEST_ADDRESS ? `${text.slice(0, LONGEST_ADDRESS - 1)}…` : text;
}

/** Whether messages to a webhook arrive. */
export type Standing = 'on' | 'failing' | 'paused' | 'off';

export function standingOf({ switchedOff, failingSince }: Webhook): Standing {
  if (switchedOff !== null) return switchedOff.why === 'owner' ? 'paused' : 'off';
  return failingSince === null ? 'on' : 'failing';
}

const WHY_OFF = {
  owner: 'Nothing is sent, and what happens meanwhile is not told later.',
  failing:
    'Switched off, because nothing got through for three days. Put the receiver or the address right, then resume.',
  gone: 'Switched off, because the receiver said that it wants no more (410). Give it another address, then resume, or remove it.',
} as const;

/** What became of the messages to a webhook, and what is to be done where they fail; `now` in epoch ms. */
export function standingText(webhook: ListedWebhook, now: number): string {
  const { switchedOff, lastDelivery } = webhook;
  if (switchedOff !== null) return WHY_OFF[switchedOff.why];
  return lastDelivery === null
    ? 'Nothing was sent yet. Send a test to see that it arrives.'
    : outcomeText(lastDelivery, now);
}

/** What came of the last try of a message, such as "Arrived 3 hours ago."; `now` in epoch ms. */
export function outcomeText(delivery: WebhookDelivery, now: number): string {
  const { state, triedAt, problem, nextTryAt } = delivery;
  if (problem === NOT_SENT_OFF) return `${problem}.`;
  if (triedAt === null) return state === 'failed' ? `${problem ?? 'Not sent'}.` : 'On its way.';
  const ago = timeAgo(triedAt, Math.max(now, triedAt));
  if (state === 'delivered') return `Arrived ${ago}.`;
  const failed = `Failed ${ago}: ${problem ?? 'it was not taken'}. ${adviceText(delivery)}`;
  if (nextTryAt === null) return `${failed} It is not tried again.`;
  return `${failed} Next try ${nextTryAt > now ? whenText(nextTryAt, now) : 'in a moment'}.`;
}

/** What can be done about a try that failed. */
function adviceText({ status }: WebhookDelivery): string {
  if (status === null) return 'See that the receiver is running and can be reached from here.';
  if (status === 401 || status === 403) {
    return 'See that the receiver knows the present secret.';
  }
  if (status === 404 || status === 405) return 'See that the address is right, path and all.';
  if (status >= 300 && status < 400) return 'Enter the address that it leads to.';
  return 'See what the receiver has in its log.';
}

/** What came of a message that was sent by hand and tried. */
export function sentText(delivery: WebhookDelivery): string {
  const { state, status, tookMs, problem } = delivery;
  if (state === 'delivered') return `It arrived: answered ${status} within ${tookMs} ms.`;
  if (problem === NOT_SENT_OFF) return `${problem}.`;
  return `It did not arrive. ${problem ?? 'It was not taken'}. ${adviceText(delivery)}`;
}
