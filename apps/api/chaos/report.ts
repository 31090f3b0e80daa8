import type { ApiProcess } from './api-processes.ts';
import type { Record } from './record.ts';
import { verify } from './verify.ts';

const MOST_COMPLAINTS_SHOWN = 20;
const TOLD =
  /the database cannot be used: [^"(]*|"err":\{"type":"[^"]*","message":"[^"]*","stack":".{0,600}/g;

/** Prints what came of it; false when anything is lost, counts twice, or went otherwise than it must. */
export async function report(
  record: Record,
  { databaseUrl, processes }: { databaseUrl: string; processes: readonly ApiProcess[] },
): Promise<boolean> {
  const verdict = await verify(databaseUrl, record);
  const { acknowledged, sent, unnamed, complaints } = record;
  console.log(`${sent.size} answers sent, ${acknowledged.size} acknowledged`);
  console.log(`${unnamed.sent} without an id, ${unnamed.acknowledged} acknowledged`);
  console.table(Object.fromEntries(record.counts));
  console.table(verdict);
  for (const reason of new Set(processes.flatMap(({ log }) => log.match(TOLD) ?? []))) {
    console.log(`  ${reason}`);
  }
  for (const complaint of complaints.slice(0, MOST_COMPLAINTS_SHOWN)) console.log(`✗ ${complaint}`);
  if (complaints.length > MOST_COMPLAINTS_SHOWN) console.log(`✗ … ${complaints.length} in all`);
  const { events, ...bad } = verdict;
  const isWell = Object.values(bad).every((count) => count === 0) && complaints.length === 0;
  console.log(isWell ? `✓ ${events} answers in the log, none lost, none doubled` : '✗ not well');
  return isWell;
}
