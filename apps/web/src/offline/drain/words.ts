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
  readonly hear: (word: Word) => void;
  readonly arrive: (reply: ResultOf<Kind>) => void;
}

export function createWords(): Words {
  const waiting = new Map<string, Waiting>();

  function tell(word: Word): void {
    const heard = waiting.get(word.opId);
    if (!heard) return;
    heard.hear(word);
    heard.hasHeard = true;
    if (word.status === 'waiting') return;
    if (word.status === 'applied') heard.arrive(word.reply);
    waiting.delete(word.opId);
  }

  return {
    await(opId) {
      const [first, hear] = promised<Word>();
      const [arriving, arrive] = promised<ResultOf<Kind>>();
      waiting.set(opId, { hear, arrive, hasHeard: false });
      return { first, arriving };
    },
    tell: (words) => words.forEach(tell),
    isAwaited: (opId) => waiting.get(opId)?.hasHeard === false,
    forget: (opId) => waiting.delete(opId),
  };
}

/** A promise and what keeps it. */
function promised<Value>(): [Promise<Value>, (value: Value) => void] {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    keep = resolve;
  });
  return [promise, keep];
}
