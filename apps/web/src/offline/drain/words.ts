import type { Kind, ResultOf } from '../pending-operation.ts';
import type { Verdict } from './verdict.ts';

/** What there is to say about an operation to whoever asked for it. */
export type Word = Verdict | { readonly opId: string; readonly status: 'waiting' };

/** Waits for words on one operation. */
export interface Hearing {
  /** The first word on it. */
  readonly first: Promise<Word>;
  /** What the server answers to it in the end; it never comes when the server refuses. */
  readonly arriving: Promise<ResultOf<Kind>>;
}

/** Who in this tab waits for a word on what. */
export interface Words {
  readonly await: (opId: string) => Hearing;
  /** Hands words to those who wait for them. */
  readonly tell: (words: readonly Word[]) => void;
  /** Whether somebody waits for the first word on it. */
  readonly isAwaited: (opId: string) => boolean;
  readonly forget: (opId: string) => void;
}

interface Waiting {
  hasHeard: boolean;
  readonly first: PromiseWithResolvers<Word>;
  readonly arriving: PromiseWithResolvers<ResultOf<Kind>>;
}

export function createWords(): Words {
  const waiting = new Map<string, Waiting>();

  function tell(word: Word): void {
    const heard = waiting.get(word.opId);
    if (!heard) return;
    heard.first.resolve(word);
    heard.hasHeard = true;
    if (word.status === 'waiting') return;
    if (word.status === 'applied') heard.arriving.resolve(word.reply);
    waiting.delete(word.opId);
  }

  return {
    await(opId) {
      const first = Promise.withResolvers<Word>();
      const arriving = Promise.withResolvers<ResultOf<Kind>>();
      waiting.set(opId, { first, arriving, hasHeard: false });
      return { first: first.promise, arriving: arriving.promise };
    },
    tell: (words) => words.forEach(tell),
    isAwaited: (opId) => waiting.get(opId)?.hasHeard === false,
    forget: (opId) => waiting.delete(opId),
  };
}
