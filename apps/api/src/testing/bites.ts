import type { BiteDecision, Bites } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';

import type { Db } from '../database/connection.ts';
import { insertBites } from '../generation/bites/queries.ts';
import { LONG_AGO } from './factories.ts';
import { operation } from './reader-calls.ts';
import type { TestReader } from './server.ts';
import { aSource } from './sources.ts';

/** What every bite proposes to hide. */
export const HIDDEN = 'mice';
/** Where that is in each of them. */
const GAP_OF_BITE = { start: 16, end: 20 };

const sentenceOf = (number: number) =>
  `Every fox hunts ${HIDDEN} near farm ${number}, long after the moon is up.`;

type Over = Omit<Parameters<typeof aSource>[1], 'chapters'> & {
  /** How many there are in each of its chapters. */
  readonly counts?: readonly number[];
};

/** A text in which so many bites were found; the best comes first, and is the only one with a card. */
export async function textWithBites(db: Db, { counts = [3], ...over }: Over) {
  const chapters = counts.map((count, chapter) => {
    const sentences = Array.from({ length: count }, (_, at) => sentenceOf(chapter * 1000 + at));
    return { title: `Chapter ${chapter + 1}`, text: sentences.join(' ') };
  });
  const source = await aSource(db, { ...over, chapters });
  const bites = counts.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, at) => biteOf(chapters[chapter]?.text ?? '', chapter, at)),
  );
  await db
    .transaction()
    .execute((tx) => insertBites(tx, { sourceId: source.id, bites, now: LONG_AGO }));
  return source;
}

function biteOf(text: string, chapter: number, at: number) {
  const sentence = sentenceOf(chapter * 1000 + at);
  const startAt = text.indexOf(sentence);
  const isFirst = chapter === 0 && at === 0;
  return {
    chapter,
    startAt,
    endAt: startAt + sentence.length,
    sentence,
    before: at === 0 ? null : sentenceOf(chapter * 1000 + at - 1),
    gaps: JSON.stringify([GAP_OF_BITE]),
    card: isFirst ? JSON.stringify({ front: 'What does a fox hunt?', back: 'Mice' }) : null,
  };
}

export async function bitesFor(reader: TestReader, bookId: number): Promise<Bites> {
  const url = `/api/users/${reader.id}/books/${bookId}/bites`;
  const answer = await reader.inject({ method: 'POST', url });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

export const KEPT = { decision: 'kept', gap: GAP_OF_BITE } satisfies BiteDecision;

let decided = 0;

export function decide(
  reader: TestReader,
  biteId: number,
  payload: object,
  opId?: string,
): Promise<LightMyRequestResponse> {
  decided += 1;
  return reader.inject({
    method: 'POST',
    url: `/api/users/${reader.id}/bites/${biteId}`,
    headers: operation(opId ?? `decision-${decided}`),
    payload,
  });
}
