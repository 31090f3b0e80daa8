import { ApiError } from '@morsel/sdk';

import { submitDirectly } from './direct.ts';
import type { Tab } from './drain/drain.ts';
import type { Hearing } from './drain/words.ts';
import { firstWord } from './first-word.ts';
import { newId } from './new-id.ts';
import { addOperation, type NewOperation } from './outbox.ts';
import type { Counted } from './pack/applying.ts';
import { withRoom } from './pack/making-room.ts';
import type { Deed, Kind, Place, ResultOf } from './pending-operation.ts';
import { isReplyTo } from './replies.ts';

/** Something that a reader does. */
export interface Submission<K extends Kind> {
  readonly ownerId: number;
  readonly deed: Deed<K>;
  /** Revision of the item that the reader saw, where there is one. */
  readonly revision?: number;
  /** What the list of waiting operations calls it. */
  readonly label: string;
  readonly place?: Place;
}

/**
 * What became of it. `local` is what this device counted, where it could; `arriving` is the server's
 * word, which never comes when the server refuses.
 */
export type Submitted<K extends Kind> =
  | { readonly state: 'arrived'; readonly result: ResultOf<K> }
  | {
      readonly state: 'waiting';
      readonly local?: ResultOf<K>;
      readonly arriving: Promise<ResultOf<K>>;
    };

interface Written {
  readonly counted: Counted | undefined;
}

/**
 * Does something for a reader: it is written down on the device first, then sent, once.
 *
 * @throws ApiError when the server refuses it; where the device cannot write it down, also what
 * fetch throws.
 */
export function submit<K extends Kind>(tab: Tab, submission: Submission<K>): Promise<Submitted<K>>;
export async function submit(
  tab: Tab,
  { ownerId, ...doing }: Submission<Kind>,
): Promise<Submitted<Kind>> {
  const { around, words } = tab;
  const { kind } = doing.deed;
  const added: NewOperation = { ownerId, opId: newId(), ...doing };
  // Before it is written: another tab may send it at once.
  const hearing = words.await(added.opId);
  const written = await write(added, around.now());
  if (written) return send(tab, { kind, added, hearing, ...written });
  words.forget(added.opId);
  const result = await submitDirectly(kind, added, { api: around.api, now: around.now() });
  return { state: 'arrived', result };
}

/** Undefined where this device cannot. */
async function write(added: NewOperation, now: number): Promise<Written | undefined> {
  try {
    return { counted: await withRoom(() => addOperation(added, now)) };
  } catch {
    return undefined;
  }
}

async function send<K extends Kind>(
  tab: Tab,
  {
    kind,
    added,
    hearing,
    counted,
  }: Written & { readonly kind: K; readonly added: NewOperation; readonly hearing: Hearing },
): Promise<Submitted<K>> {
  const word = await firstWord(tab, added, hearing);
  if (word?.status === 'refused') throw new ApiError({ ...word.refusal, statusText: '' });
  if (word?.status === 'applied' && isReplyTo(kind, word.reply)) {
    return { state: 'arrived', result: word.reply };
  }
  const local = counted?.result;
  const arriving = replyTo(kind, hearing);
  return { state: 'waiting', arriving, ...(isReplyTo(kind, local) && { local }) };
}

function replyTo<K extends Kind>(kind: K, { arriving }: Hearing): Promise<ResultOf<K>> {
  return new Promise((resolve) => {
    void arriving.then((reply) => {
      if (isReplyTo(kind, reply)) resolve(reply);
    });
  });
}
