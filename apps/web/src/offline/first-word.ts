import type { Tab } from './drain/drain.ts';
import type { Hearing, Word } from './drain/words.ts';
import { keepWaiting, type NewOperation } from './outbox.ts';

/** A screen does not keep the reader waiting for longer. */
const PATIENCE_MS = 4000;

/** A pause because Morsel was not reached ends so soon (ms) once the reader does something. */
const SOON_MS = 5000;

/**
 * Has what was written sent, and waits for the first word on it; when none comes in time, or nobody
 * sends for its reader, it waits with the others.
 */
export async function firstWord(
  tab: Tab,
  { ownerId, opId }: Pick<NewOperation, 'ownerId' | 'opId'>,
  { first }: Hearing,
): Promise<Word | undefined> {
  const { drain, news } = tab;
  drain.presume(ownerId);
  if (drain.ownerId !== ownerId) return later(tab, opId);
  void news.tell();
  void drain.wakeSoon(SOON_MS);
  const word = drain.isSlow ? undefined : await inTime(tab, first);
  if (word) return word;
  drain.noteSlowness();
  return (await later(tab, opId)) ?? inTime(tab, first);
}

/** Undefined when it has been settled just now: its word is on the way. */
async function later({ news }: Tab, opId: string): Promise<Word | undefined> {
  const kept = await keepWaiting((fresh) => fresh === opId).catch(() => []);
  if (kept.length === 0) return undefined;
  const word: Word = { opId, status: 'waiting' };
  await news.tell({ words: [word] });
  return word;
}

/** Undefined when none came in time; a tab that was closed hears nothing. */
function inTime({ around, drain }: Tab, first: Promise<Word>): Promise<Word | undefined> {
  return new Promise((resolve) => {
    const callOff = around.after(PATIENCE_MS, () => {
      if (!drain.isStopped) resolve(undefined);
    });
    void first.then((word) => {
      callOff();
      resolve(word);
    });
  });
}
