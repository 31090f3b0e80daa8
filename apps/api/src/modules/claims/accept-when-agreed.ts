import { DAY_MS, MOST_ACCEPTED } from '@morsel/sdk/domain';
import { isCorrectAnswer, reasonFor } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { ConflictError } from '../../errors.ts';
import { writtenFlaws } from '../../items/checks/written-flaws.ts';
import { contentOf, type QuestionContent } from '../../items/item-content.ts';
import { keepLibraryRevision, reviseItem } from '../../items/store-item.ts';
import { acceptAllClaims, acceptClaims, lockReaders } from './accept-claims.ts';
import {
  type ClaimedText,
  findBusyTeachers,
  findContent,
  findOpenClaims,
  findOpenClaimsOf,
  findRaisedClaims,
  isLeftToAdmins,
  type OpenClaim,
} from './queries.ts';

/** So many readers who say the same are right. */
const ENOUGH = 3;

/** Whose word counts has been here for a day, and has answered so many questions. */
const LEAST_ANSWERED = 10;

/** So many wordings of one reader are learnt in a day; the others are left to admins. */
const MOST_TAUGHT = 5;

/**
 * Accepts the open claims of a text where the question accepts it by now, or where enough readers say
 * so: then the question learns the wording. Of an item that is a reader's own, their word is enough. To
 * be called with the item and the readers locked; `now` in epoch ms.
 */
export async function acceptWhenAgreed(tx: Tx, claimed: ClaimedText, now: number): Promise<void> {
  const claims = await findOpenClaims(tx, claimed);
  const [first] = claims;
  const item = await findContent(tx, claimed.itemId);
  const question = contentOf(item);
  if (first === undefined || question.kind === 'flashcard') return;
  if (!isRight(question, first.text)) {
    if (item.ownerId !== null)
      return acceptOfOwner(tx, { claimed, question, text: first.text }, now);
    const saying = [...(await findRaisedClaims(tx, claimed)), ...claims];
    const wording = await agreedWording(tx, saying, now);
    if (wording === undefined || isKnownMistake(question, wording)) return;
    const taught = withWording(question, wording);
    if (flawOf(taught) !== undefined || (await isLeftToAdmins(tx, claimed))) return;
    await teach(tx, { itemId: claimed.itemId, content: taught }, now);
  }
  await acceptClaims(tx, claimed, now);
}

async function acceptOfOwner(
  tx: Tx,
  { claimed, question, text }: { claimed: ClaimedText; question: QuestionContent; text: string },
  now: number,
): Promise<void> {
  const taught = withWording(question, text);
  if (flawOf(taught) === undefined)
    await teach(tx, { itemId: claimed.itemId, content: taught }, now);
  await acceptClaims(tx, claimed, now);
}

/** What enough readers say whose word counts, as the first of them wrote it. */
async function agreedWording(
  tx: Tx,
  claims: readonly OpenClaim[],
  now: number,
): Promise<string | undefined> {
  const since = now - DAY_MS;
  const regular = claims.filter(
    ({ readerSince, totalAnswered }) => readerSince <= since && totalAnswered >= LEAST_ANSWERED,
  );
  const ids = regular.map(({ userId }) => userId);
  const busy = await findBusyTeachers(tx, { ids, since, most: MOST_TAUGHT });
  const trusted = regular.filter(({ userId }) => !busy.has(userId));
  const readers = new Set(trusted.map(({ userId }) => userId));
  const [first] = trusted;
  const isAgreed = readers.size >= ENOUGH && trusted.some(({ email }) => email !== null);
  return isAgreed ? first?.text : undefined;
}

/**
 * Accepts the open claims of a text because an admin says so: the question learns the wording where it
 * does not accept it by now. To be called with the item and the readers locked; `now` in epoch ms.
 *
 * @throws ConflictError when the question cannot learn it.
 */
export async function acceptAsTold(tx: Tx, claimed: ClaimedText, now: number): Promise<void> {
  const [first] = await findOpenClaims(tx, claimed);
  const question = contentOf(await findContent(tx, claimed.itemId));
  if (first === undefined || question.kind === 'flashcard') return;
  if (!isRight(question, first.text)) {
    const taught = withWording(question, first.text);
    const flaw = flawOf(taught);
    if (flaw !== undefined) throw new ConflictError(flaw);
    await teach(tx, { itemId: claimed.itemId, content: taught }, now);
  }
  await acceptClaims(tx, claimed, now);
}

/**
 * Accepts the open claims of what a question accepts since its last revision. To be called with the
 * item locked; `now` in epoch ms.
 */
export async function acceptCovered(tx: Tx, itemId: number, now: number): Promise<void> {
  const question = contentOf(await findContent(tx, itemId));
  if (question.kind === 'flashcard') return;
  const claims = await findOpenClaimsOf(tx, [itemId]);
  const covered = claims.filter(({ text }) => isRight(question, text));
  await lockReaders(
    tx,
    covered.map(({ userId }) => userId),
  );
  const texts = new Set(covered.map(({ normalized }) => normalized));
  await acceptAllClaims(
    tx,
    [...texts].map((normalized) => ({ itemId, normalized })),
    now,
  );
}

function withWording(question: QuestionContent, wording: string): QuestionContent {
  const { answerKey } = question;
  const accepted = [...(answerKey.accepted ?? []), wording];
  return { ...question, answerKey: { ...answerKey, accepted } };
}

/** Why a question cannot be so: an admin could not store it. */
function flawOf(question: QuestionContent): string | undefined {
  const { accepted = [] } = question.answerKey;
  if (accepted.length > MOST_ACCEPTED) return 'This question accepts no more wordings';
  return writtenFlaws(question)[0]?.detail;
}

/** Gives a question what it has learnt, as a new revision. */
async function teach(
  tx: Tx,
  taught: { itemId: number; content: QuestionContent },
  now: number,
): Promise<void> {
  await keepLibraryRevision(tx, taught.itemId);
  await reviseItem(tx, taught, now);
}

const isRight = ({ kind, answerKey }: QuestionContent, text: string) =>
  isCorrectAnswer(kind, answerKey, { text });

/** Whether the question knows this text as a mistake. */
export function isKnownMistake({ kind, body, answerKey }: QuestionContent, text: string): boolean {
  const { reasons = [] } = answerKey;
  return reasonFor({ type: kind, ...body, answer: { text }, reasons }) !== undefined;
}
