import { cutText } from '@morsel/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../deps.ts';
import { type LeftOut, RepeatFold } from '../fold-repeats.ts';

const TROUBLE = 'a message of an assistant went wrong';
/** In characters. */
const LONGEST_MESSAGE = 300;
const LONGEST_STACK = 2000;

/**
 * Takes what goes wrong with the protocol itself. Most of it is a program's that speaks it otherwise: its owner will ask
 * whoever runs the server why. One that goes on and on does not fill the log: how often it did is told with the next trouble,
 * or when the server stops.
 */
export function troubleLog(app: FastifyInstance, { now }: Pick<Deps, 'now'>) {
  const fold = new RepeatFold();
  const tellLeftOut = (leftOut: readonly LeftOut[]) => {
    for (const { sort: reader, times } of leftOut) {
      app.log.warn({ reader, times }, `${TROUBLE}: so did more of the same reader`);
    }
  };
  app.addHook('onClose', async () => tellLeftOut(fold.end()));
  return (error: Error, { log, reader }: FastifyRequest): void => {
    tellLeftOut(fold.endWindow(now()));
    if (!fold.lets(`${reader?.id}`)) return;
    const message = cutText(withoutJson(error.message), LONGEST_MESSAGE);
    log.warn({ err: { message, stack: framesOf(error).slice(0, LONGEST_STACK) } }, TROUBLE);
  };
}

/** Some troubles end with the whole message, in which are words of readers. */
function withoutJson(message: string): string {
  const begin = message.indexOf('{"');
  return begin === -1 ? message : `${message.slice(0, begin)}{…}`;
}

/** Where it happened: a stack begins with the message. */
function framesOf({ message, stack = '' }: Error): string {
  const begin = stack.indexOf(message);
  return begin === -1 ? '' : stack.slice(begin + message.length).trimStart();
}
