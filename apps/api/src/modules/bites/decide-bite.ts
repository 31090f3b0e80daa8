import type { BiteDecision, BiteResult } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { contentColumns } from '../../items/item-content.ts';
import { lockItem } from '../../items/settle-item.ts';
import { fillItem, reviseItem } from '../../items/store-item.ts';
import type { Reader } from '../../reader.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { contentOfBite, type Keeping } from './bite-content.ts';
import {
  deleteMark,
  findOfferedBite,
  isInHistory,
  type OfferedBiteRow,
  setState,
} from './queries.ts';

export interface DecideInput {
  readonly reader: Pick<Reader, 'id'>;
  /** Its revision is the one that the bite was to become on the device: `Bite.revision`. */
  readonly operation: Operation;
  readonly biteId: number;
  readonly decision: BiteDecision;
}

/**
 * Keeps a bite as an item of the reader's own, skips it, or takes either back; the last word holds, and
 * a repeated operation returns the first result again.
 *
 * What was answered before it is taken back leaves the feed as any item does that goes: answers, XP and
 * memory stay. It is on offer again; kept once more, other words are a new revision. What was kept and
 * has had other words since, stays as it is when another keeps it late.
 *
 * @throws NotFoundError when the reader was not offered it, or has deleted what it became.
 * @throws InvalidInputError when it cannot be asked with this gap.
 * @throws ConflictError when it was answered as a question and is kept as a card, or the other way round.
 */
export function decideBite(tx: Tx, input: DecideInput): Promise<BiteResult> {
  const { reader, operation, biteId, decision } = input;
  const request = { reader, operation, kind: 'bite', target: biteId, value: decision };
  return applyOnce(tx, request, async () => {
    await lockItem(tx, biteId);
    const bite = await findOfferedBite(tx, { userId: reader.id, itemId: biteId });
    if (bite === undefined) throw new NotFoundError('Bite not found');
    if (decision.decision === 'kept') await keep(tx, { bite, decision }, operation);
    else await setState(tx, biteId, decision.decision === 'skipped' ? 'skipped' : 'offered');
    return { decision: decision.decision };
  });
}

const FIRST_REVISION = 1;

async function keep(
  tx: Tx,
  { bite, decision }: { bite: OfferedBiteRow; decision: Keeping },
  { revision: meant = FIRST_REVISION, receivedAt: now }: Operation,
): Promise<void> {
  const { id: itemId, card: stored, kind, state, revision: last } = bite;
  const card = stored === null ? null : JSON.parse(stored);
  const content = contentOfBite({ ...bite, card }, decision);
  // Its reader has given it other words since, maybe by hand.
  if (state === 'active' && last !== null && last > meant) return;
  if (last === null || kind !== content.kind) {
    if (await isInHistory(tx, itemId)) {
      throw new ConflictError('This was practised in the other form already', 'gap');
    }
    await fillItem(tx, { itemId, content }, now);
  } else {
    const { body, answerKey } = contentColumns(content);
    const isSame = body === bite.body && answerKey === bite.answerKey;
    // A device that knows the same words by the next number must be right about that for good.
    if (!isSame || meant > last) await reviseItem(tx, { itemId, content }, now);
  }
  await deleteMark(tx, itemId);
  await setState(tx, itemId, 'active');
}
