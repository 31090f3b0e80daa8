import type { Drained } from './drain/news.ts';
import { showReader } from './drain/shown-reader.ts';
import { watchConnection } from './drain/triggers.ts';
import {
  discardOperation,
  discardOperationsOf,
  keepWaiting,
  reownOperations,
  retryOperation,
} from './outbox.ts';
import type { Kind } from './pending-operation.ts';
import { submit as submitIn, type Submission, type Submitted } from './submit.ts';
import { closeTab, openTab } from './tab.ts';

let tab = openTab();

/**
 * Does something for a reader: it is written down on the device first, then sent, once. Resolves
 * when the server has it, or when it waits.
 *
 * @throws ApiError when the server refuses it; where the device cannot write it down, also what
 * fetch throws.
 */
export function submit<K extends Kind>(submission: Submission<K>): Promise<Submitted<K>> {
  return submitIn(tab, submission);
}

/**
 * Whose operations go out from now on; `isStill` tells whether the device still has that reader.
 * Also ends the pause after the server did not take the reader's session.
 */
export function setSender(ownerId: number | undefined, isStill = () => true): Promise<void> {
  return tab.drain.setSender(ownerId, isStill);
}

/**
 * The server takes the session of the reader whom it refused: what waits goes out after a pause,
 * which grows when it refuses again.
 */
export function goOn(): void {
  tab.drain.goOn();
}

/** Sends whenever there may be a way to the server; returns how to stop. */
export function startDraining(): () => void {
  // Written by a page that was killed before it could send: nobody waits for it any more.
  void keepWaiting((opId) => !tab.words.isAwaited(opId)).then(
    () => tab.news.tell(),
    () => undefined,
  );
  return watchConnection(tab.drain);
}

/** Sends what waits, whatever was in the way; over when nothing waits or it cannot be sent now. */
export function syncNow(): Promise<void> {
  return tab.drain.wakeNow();
}

/**
 * Sends what can be sent, then does the work while no tab sends anything. The work must not wait for
 * `syncNow` or `alone`.
 */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return tab.drain.alone(work);
}

/** Calls back when the server has given its word, whichever tab asked; returns how to stop. */
export function onDrained(listener: (drained: Drained) => void): () => void {
  return tab.news.onDrained(listener);
}

/** An operation that was refused is tried again. */
export async function retry(opId: string): Promise<void> {
  await retryOperation(opId);
  await tab.news.tell();
  void tab.drain.wakeNow();
}

/** An operation is not to be sent any more. */
export async function discard(opId: string): Promise<void> {
  await discardOperation(opId);
  tab.words.forget(opId);
  await tab.news.tell();
}

/** Nothing of a reader's is to be sent any more. */
export async function discardAll(ownerId: number): Promise<void> {
  await discardOperationsOf(ownerId);
  await tab.news.tell();
}

/** What one reader did on this device and has not sent goes out as another's. */
export async function reown(from: number, to: number): Promise<void> {
  await reownOperations(from, to);
  await tab.news.tell();
  void tab.drain.wake();
}

/** What this tab was about to send stays where it is, as when the page is left. */
export function renewTab(): void {
  closeTab(tab);
  void showReader(undefined);
  tab = openTab();
}
