/**
 * All that the app does without the server, behind the door: loaded when it is first needed. There is
 * one tab here, that of this page.
 */
import type { OperationOutcome } from '../operation-outcome.ts';
import { type Drained, showReader } from './drain/tab-channel.ts';
import { watchConnection } from './drain/watch-connection.ts';
import { watchStorage } from './drain/watch-storage.ts';
import { pageEnvironment } from './environment.ts';
import { noteEpoch as noteEpochOfPage } from './epoch.ts';
import type { NewOperation, OperationKind, OperationResult } from './operation.ts';
import { endGuest, succeedGuests } from './outbox/guests.ts';
import {
  discardOperation,
  discardOperationsOf,
  keepWaiting,
  reownOperations,
  retryOperation,
} from './outbox/manage-outbox.ts';
import { forgetReader } from './pack/change-pack.ts';
import { submit as submitIn } from './submit.ts';
import { closeTab, openTab } from './tab.ts';

export { connection } from './database/connection.ts';
export { askForPersistence, shedCovers } from './database/storage-room.ts';
export { noteServerTime } from './outbox/clock.ts';
export { forgetAcknowledged } from './outbox/acknowledged.ts';
export { guestOfDevice } from './outbox/guests.ts';
export { forgetReader, takeFromPack } from './pack/change-pack.ts';
export { renewPack } from './pack/fetch-pack.ts';
export { judgeAtOnce } from './pack/keys-at-hand.ts';
export { keepPackFresh } from './pack/keep-pack-fresh.ts';
export { packContents, packEnd } from './pack/pack-contents.ts';
export { packPageOrEnd } from './pack/read-pack.ts';
export { readSaved, saveReads } from './saved-reads.ts';

let tab = openTab();

/** What this tab was about to send stays where it is, as when the page is left. */
export function renewTab(): void {
  closeTab(tab);
  void showReader(undefined);
  tab = openTab();
}

/**
 * Does something for a reader: it is written down on the device first, then sent, once. Resolves
 * when the server has it, or when it waits.
 *
 * @throws ApiError when the server refuses it; where the device cannot write it down, also what
 * fetch throws.
 */
export function submit<Kind extends OperationKind>(
  ownerId: number,
  operation: NewOperation<Kind>,
): Promise<OperationOutcome<OperationResult<Kind>>> {
  return submitIn(tab, ownerId, operation);
}

/**
 * Whose operations go out from now on; `isStill` tells whether the device still has that reader.
 * Also ends the pause after the server did not take the reader's session.
 */
export function sendFor(ownerId: number | undefined, isStill = () => true): Promise<void> {
  return tab.drain.sendFor(ownerId, isStill);
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
  void keepWaiting((opId) => !tab.replies.isExpected(opId)).then(
    () => tab.channel.tell(),
    () => undefined,
  );
  const ends = [watchConnection(tab.drain), watchStorage(tab)];
  return () => ends.forEach((end) => end());
}

/** The server has named the epoch of its database: what another one had acknowledged is sent again. */
export function noteEpoch(epoch: string): void {
  if (noteEpochOfPage(epoch)) void tab.drain.wake();
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

/** Calls back when the server has replied, whichever tab asked; returns how to stop. */
export function onDrained(listener: (drained: Drained) => void): () => void {
  return tab.channel.onDrained(listener);
}

/** An operation that was refused, or stands aside, is tried again. */
export async function retry(opId: string): Promise<void> {
  await retryOperation(opId);
  await tab.channel.tell();
  void tab.drain.wakeNow();
}

/** An operation is not to be sent any more. */
export async function discard(opId: string): Promise<void> {
  await discardOperation(opId);
  tab.replies.forget(opId);
  await tab.channel.tell();
  // Others may have waited for it.
  void tab.drain.wake();
}

/** Nothing of a reader's is to be sent any more. */
export async function discardAll(ownerId: number): Promise<void> {
  await discardOperationsOf(ownerId);
  await tab.channel.tell();
}

/**
 * Who reads on this device. What a guest has not sent goes along to the guest who follows, whoever
 * noticed first that they are no more: `former`, or one of whom the device knows.
 */
export async function noteReader(
  { userId, isGuest }: { readonly userId: number; readonly isGuest: boolean },
  former?: number,
): Promise<void> {
  if (!isGuest) return endGuest(userId);
  const gone = await succeedGuests(userId, pageEnvironment.now(), former);
  if (gone.length === 0) return;
  await Promise.all(gone.map(forgetReader));
  await tab.channel.tell();
  void tab.drain.wake();
}

/** What one reader did on this device and has not sent goes out as another's. */
export async function reown(from: number, to: number): Promise<void> {
  await reownOperations(from, to);
  await tab.channel.tell();
  void tab.drain.wake();
}
