import { Drain, type DrainParts } from './drain/drain.ts';
import { createPendingReplies } from './drain/pending-replies.ts';
import { openTabChannel } from './drain/tab-channel.ts';
import { type Environment, pageEnvironment } from './environment.ts';

/** All of a tab that has to do with sending. */
export interface Tab extends DrainParts {
  readonly drain: Drain;
}

/** A tab of its own: it sends in turn with others and hears from them. */
export function openTab(environment: Environment = pageEnvironment): Tab {
  const replies = createPendingReplies();
  const channel = openTabChannel(replies);
  return { environment, replies, channel, drain: new Drain({ environment, replies, channel }) };
}

/** Sends nothing any more, and hears nothing. */
export function closeTab({ drain, channel }: Tab): void {
  drain.stop();
  channel.close();
}
