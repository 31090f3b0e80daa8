import type { Answer } from '@morsel/sdk/contract';

import type { Verdict } from '../../operation-outcome.ts';
import { ownedBy, withDatabase } from '../database/local-database.ts';
import { type Environment, pageEnvironment } from '../environment.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { ItemRecord } from './records.ts';

/** Items that are read in one go, so that no frame waits for all of them. */
const AT_ONCE = 50;

/** Whose pack it is, and when it was fetched (epoch ms). */
interface PackName {
  readonly ownerId: number;
  readonly fetchedAt: number;
}

/** A reader's items with their keys, in memory: the database would answer after the next frame. */
interface KeysAtHand extends PackName {
  readonly items: ReadonlyMap<string, ItemRecord>;
}

let atHand: KeysAtHand | undefined;

/** What is being taken to hand. */
let taking: PackName | undefined;

/** The revision of an item that a reader has before them. */
export interface Seen {
  readonly id: number;
  readonly revision?: number | undefined;
}

/**
 * What is right of an answer, without waiting; undefined where the key of what the reader saw is not
 * at hand. What it counts for, and what holds in the end, comes with its outcome.
 */
export function judgeAtOnce(ownerId: number, seen: Seen, answer: Answer): Verdict | undefined {
  if (atHand?.ownerId !== ownerId) return undefined;
  const item = atHand.items.get(nameOf(seen));
  return item && judgeAnswer(item, answer);
}

interface Taking {
  readonly whenIdle?: Environment['whenIdle'];
  readonly signal?: AbortSignal;
}

/**
 * Takes the keys of a reader's pack to hand, while the page has nothing else to do.
 *
 * @throws NoLocalDatabaseError where they cannot be read.
 */
export async function takeKeysToHand(
  ownerId: number,
  { whenIdle = pageEnvironment.whenIdle, signal }: Taking = {},
): Promise<void> {
  const record = await withDatabase((database) => database.get('readers', ownerId));
  if (!record) {
    // Another tab has forgotten the reader.
    dropKeysAtHand(ownerId);
    return;
  }
  const pack = { ownerId, fetchedAt: record.fetchedAt };
  if (isSamePack(pack, atHand) || isSamePack(pack, taking)) return;
  taking = pack;
  const isStill = () => taking === pack && !signal?.aborted;
  try {
    const items = await readItems(ownerId, { whenIdle, isStill });
    if (isStill()) atHand = { ...pack, items };
  } finally {
    if (taking === pack) taking = undefined;
  }
}

/** A reader who is forgotten leaves nothing in memory either. */
export function dropKeysAtHand(ownerId: number): void {
  if (atHand?.ownerId === ownerId) atHand = undefined;
  if (taking?.ownerId === ownerId) taking = undefined;
}

function isSamePack(one: PackName, other: PackName | undefined): boolean {
  return one.ownerId === other?.ownerId && one.fetchedAt === other.fetchedAt;
}

interface Reading {
  readonly whenIdle: Environment['whenIdle'];
  /** Whether they are still wanted. */
  readonly isStill: () => boolean;
}

async function readItems(
  ownerId: number,
  { whenIdle, isStill }: Reading,
): Promise<Map<string, ItemRecord>> {
  const items = new Map<string, ItemRecord>();
  const names = await itemNames(ownerId);
  for (let start = 0; isStill() && start < names.length; start += AT_ONCE) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    for (const item of await itemsOf(names.slice(start, start + AT_ONCE))) {
      items.set(nameOf({ id: item.itemId, revision: item.revision }), item);
    }
  }
  return items;
}

type ItemName = [ownerId: number, itemId: number, revision: number];

const itemNames = (ownerId: number): Promise<ItemName[]> =>
  withDatabase((database) => database.getAllKeys('items', ownedBy(ownerId)));

function itemsOf(names: readonly ItemName[]): Promise<ItemRecord[]> {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return Promise.resolve([]);
  const range = IDBKeyRange.bound(first, last);
  return withDatabase((database) => database.getAll('items', range));
}

const nameOf = ({ id, revision }: Seen): string => `${id}.${revision}`;
